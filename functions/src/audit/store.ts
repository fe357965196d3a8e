import { actorsWithoutAccount } from '../platform/contract/roles.ts';
import type { DocumentSnapshot, Query } from 'firebase-admin/firestore';
import { z } from 'zod/mini';
import { type AuditEntry, type AuditFilter, type AuditKind, auditEntry } from './contract/audit.ts';
import type { Page } from '../platform/contract/paging.ts';
import { type Actor, actorName, adminActor, audited } from '../platform/audited.ts';
import { serverLimits } from '../platform/contract/limits.ts';
import { collection, type Firebase, readRecord, storedDocument } from '../platform/firestore/firebase.ts';
import { allPages, type Cursor, readPage, sorted } from '../platform/firestore/paging.ts';

/** From rooms: kinds that find an action or a collection, and plainer words than those stored. */
export type Audited = {
  actions: Record<string, { kinds?: readonly AuditKind[]; words?: string }>;
  collections: Record<string, { auditKind?: AuditKind }>;
};

const record = z.omit(auditEntry, { id: true });

/** Reads what platform/audited.ts writes: docs/decisions/0008-audit-trail.md */
export function auditTrailStore(firebase: Firebase, { actions, collections }: Audited) {
  const trail = async () => collection(await firebase.db(), 'auditLog');

  /** Newest first. */
  async function filtered({ person, application, kind }: AuditFilter): Promise<Query> {
    let query: Query = await trail();
    if (person !== undefined) query = query.where('actor', '==', actorOf(person));
    if (application !== undefined) query = query.where('document', '==', application);
    if (kind) query = ofKind(query, kind);
    return sorted(query, 'newest', 'at');
  }

  /** Of entries of any age. Firestore compares a field with at most 30 values. */
  function ofKind(query: Query, kind: AuditKind): Query {
    const names = Object.entries(actions).flatMap(([action, { kinds }]) => (kinds?.includes(kind) ? [action] : []));
    if (names.length > 0) return query.where('action', 'in', names);
    const ofCollections = Object.entries(collections).filter(([, { auditKind }]) => auditKind === kind);
    return query.where(
      'collection',
      'in',
      ofCollections.map(([name]) => name),
    );
  }

  const toEntry = (snapshot: DocumentSnapshot) => entryOf(snapshot, actions);

  return {
    page: async (filter: AuditFilter, limit: number, cursor?: Cursor): Promise<Page<AuditEntry>> =>
      readPage(await filtered(filter), toEntry, limit, cursor, 'at'),

    async *pages(filter: AuditFilter): AsyncGenerator<AuditEntry[], void> {
      for await (const docs of allPages(await filtered(filter), serverLimits.exportPage)) yield docs.map(toEntry);
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
