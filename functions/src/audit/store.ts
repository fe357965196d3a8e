import { actorsWithoutAccount } from '../platform/contract/roles.ts';
import type { DocumentSnapshot, Query } from 'firebase-admin/firestore';
import { z } from 'zod/mini';
import { type AuditEntry, type AuditFilter, type AuditKind, auditEntry } from './contract/endpoints.ts';
import { lookUp } from '../platform/contract/look-up.ts';
import { startOfOfficeDate } from '../platform/contract/office.ts';
import type { Page } from '../platform/contract/paging.ts';
import { type Actor, actorName, adminActor, audited } from '../platform/audited.ts';
import { serverLimits } from '../platform/contract/limits.ts';
import { collection, documentIn, type Firebase, readRecord, storedDocument, textOf } from '../platform/firestore/firebase.ts';
import { type Cursor, decodeCursor, readPage, sorted } from '../platform/firestore/paging.ts';
import type { CollectionName } from '../platform/registered.ts';

/** From rooms: kinds that find an action or a collection, and plainer words than those stored. */
export type Audited = {
  /** `routine`: changes nothing, and comes so often that it hides what does. */
  actions: Record<string, { kinds?: readonly AuditKind[]; words?: string; routine?: true }>;
  collections: Record<string, { auditKind?: AuditKind }>;
};

const record = z.omit(auditEntry, { id: true });

/** Firestore compares a field with no more values in one query. */
const valuesMax = 30;

/** The fields that say which document it is. */
const named = {
  applications: ['applicant_name', 'job_title'],
  contactMessages: ['name', 'subject'],
  jobs: ['title'],
  admins: ['name'],
  accountInvitations: ['email'],
  holds: ['about'],
} satisfies Partial<Record<CollectionName, readonly string[]>>;

/** A hold on a job or an application has its id. The last that exists says which it is. */
const placesOf = (name: string) => (name === 'holds' ? ['holds', 'jobs', 'applications'] : [name]).filter((each) => each in named);

/** Reads what platform/audited.ts writes: docs/decisions/0008-audit-trail.md */
export function auditTrailStore(firebase: Firebase, { actions, collections }: Audited) {
  const trail = async () => collection(await firebase.db(), 'auditLog');

  /** Newest first. Each finds other entries. */
  async function filtered({ person, application, kind, until }: AuditFilter): Promise<Query[]> {
    let query: Query = await trail();
    if (person !== undefined) query = query.where('actor', '==', actorOf(person));
    if (until !== undefined) query = query.where('at', '<', startOfOfficeDate(until, 1));
    const queries = application === undefined ? [query] : (await idsOf(application)).map((id) => query.where('document', '==', id));
    return queries.flatMap((each) => (kind ? ofKind(each, kind) : [each])).map((each) => sorted(each, 'newest', 'at'));
  }

  /** @param given an id, or what somebody is called in their applications */
  async function idsOf(given: string): Promise<string[]> {
    const named = collection(await firebase.db(), 'applications').where('applicant_name', '==', given);
    return [given, ...(await named.limit(valuesMax).get()).docs.map(({ id }) => id)];
  }

  /** Of entries of any age. */
  function ofKind(query: Query, kind: AuditKind): Query[] {
    const names = Object.entries(actions).flatMap(([action, { kinds, routine }]) =>
      (kind === 'Changes' ? !routine : kinds?.includes(kind)) ? [action] : [],
    );
    const ofCollections = Object.entries(collections).flatMap(([name, { auditKind }]) => (auditKind === kind ? [name] : []));
    const [field, values] = names.length > 0 ? (['action', names] as const) : (['collection', ofCollections] as const);
    const parts = Array.from({ length: Math.ceil(values.length / valuesMax) }, (_, part) => part * valuesMax);
    return parts.map((from) => query.where(field, 'in', values.slice(from, from + valuesMax)));
  }

  const page = async (filter: AuditFilter, limit: number, cursor?: Cursor): Promise<Page<AuditEntry>> =>
    readPage(await filtered(filter), (snapshot) => entryOf(snapshot, actions), limit, cursor, 'at');

  /** Says what the documents are called that entries are about, as long as they exist. */
  async function withNames(entries: AuditEntry[]): Promise<AuditEntry[]> {
    const db = await firebase.db();
    const about = entries.flatMap(({ collection: name, document }) =>
      placesOf(name).map((each) => documentIn(collection(db, each as keyof typeof named), document)),
    );
    const found = about.length > 0 ? await db.getAll(...about) : [];
    const nameOf = (document: DocumentSnapshot) =>
      (lookUp<readonly string[]>(named, document.ref.parent.id) ?? []).flatMap((field) => textOf(document, field) || []).join(', ');
    const names = new Map(found.flatMap((document) => (document.exists ? [[document.id, nameOf(document)]] : [])));
    return entries.map((entry) => ({ ...entry, name: names.get(entry.document) ?? '' }));
  }

  return {
    page: async (...options: Parameters<typeof page>): Promise<Page<AuditEntry>> => {
      const { items, ...more } = await page(...options);
      return { items: await withNames(items), ...more };
    },

    async *pages(filter: AuditFilter): AsyncGenerator<AuditEntry[], void> {
      let cursor: Cursor | undefined;
      do {
        const { items, next = '' } = await page(filter, serverLimits.exportPage, cursor);
        yield items;
        cursor = decodeCursor(next);
      } while (cursor);
    },

    async recordExport(actor: Actor): Promise<void> {
      await audited((await trail()).doc('*'), actor, 'export');
    },
  };
}

function actorOf(person: string): Actor {
  return actorsWithoutAccount.find((actor) => actor === person) ?? adminActor({ username: person });
}

function entryOf(snapshot: DocumentSnapshot, actions: Audited['actions']): AuditEntry {
  const { actor, action, ...entry } = readRecord(record, storedDocument(snapshot));
  const words = actions[action]?.words ?? action;
  return { ...entry, actor: actorName(actor), action: inPast(words) };
}

const irregular: Partial<Record<string, string>> = { log: 'logged', reply: 'replied', send: 'sent', set: 'set', undo: 'undid' };

/** @param words with a verb first, or 'interview …' @returns 'Created' of 'create' */
function inPast(words: string): string {
  const verb = words.split(' ', 1)[0] ?? '';
  const past = verb === 'interview' ? verb : (irregular[verb] ?? verb.replace(/e?$/, 'ed'));
  return past.charAt(0).toUpperCase() + past.slice(1) + words.slice(verb.length);
}
