import type { DocumentSnapshot, Query } from 'firebase-admin/firestore';
import { z } from 'zod/mini';
import { type AuditEntry, type AuditFilter, type AuditKind, auditEntry } from './contract/audit.ts';
import { messageStatuses } from '../messages/contract/contact-messages.ts';
import { lookUp } from '../platform/contract/look-up.ts';
import type { Page } from '../platform/contract/paging.ts';
import { applicationStatuses } from '../applications/contract/statuses.ts';
import { interviewEvents } from '../applications/contract/timeline.ts';
import { actorsWithoutAccount } from '../accounts/contract/username.ts';
import { type Action, type Actor, actorName, adminActor, audited } from '../platform/audited.ts';
import { collection, type CollectionName } from '../platform/firestore/collections.ts';
import { readRecord, storedDocument } from '../platform/firestore/documents.ts';
import type { Firebase } from '../platform/firestore/firebase.ts';
import { allPages, type Cursor, readPage, sorted } from '../platform/firestore/paging.ts';

const statuses = new Set<string>([...applicationStatuses, ...messageStatuses]);

/** What entries of a kind have in a field: one of up to 30 values. Works for entries of any age. */
const kinds: Record<AuditKind, ['action', Action[]] | ['collection', CollectionName[]]> = {
  'Applications read': ['action', ['load resume', 'open resume']],
  'Statuses and owners': ['action', ['assign', ...[...statuses].map((status): Action => `set status to ${status}`)]],
  Notes: ['action', ['add note', 'edit note', 'delete note']],
  Emails: ['action', ['reply', 'undo reply', 'tell of an opening', 'ask to keep', 'cancel mail', 'request links']],
  Interviews: ['action', [...interviewEvents.map((event): Action => `interview ${event}`), 'remind of interview', 'send scorecard']],
  Deletions: ['action', ['delete', 'delete note']],
  Exports: ['action', ['export']],
  'Jobs and settings': ['collection', ['jobs', 'settings']],
  'Accounts and logins': ['collection', ['admins', 'accountInvitations']],
};

/** Of actions whose stored words are not plain. */
const plainWords: Partial<Record<string, string>> = {
  'load resume': 'load resume for the preview',
  'request links': 'request a lost link',
  'tell of an opening': 'suggest another opening',
  'remind of interview': 'send reminders of an interview',
  'ask to keep': 'ask whether to keep it for longer',
  'change profile': 'correct name or phone',
  'change resume': 'replace resume',
  'change keep': 'agree to be kept for later openings',
  'change keep on': 'agree to be kept for longer',
  'change end keep': 'end being kept',
} satisfies Partial<Record<Action, string>>;

const record = z.omit(auditEntry, { id: true });

const exportPageSize = 250;

/** Reads what platform/audited.ts writes: docs/decisions/0008-audit-trail.md */
export function auditTrailStore(firebase: Firebase) {
  const trail = async () => collection(await firebase.db(), 'auditLog');

  /** Newest first. */
  async function filtered({ person, application, kind }: AuditFilter): Promise<Query> {
    let query: Query = await trail();
    if (person !== undefined) query = query.where('actor', '==', actorOf(person));
    if (application !== undefined) query = query.where('document', '==', application);
    if (kind) query = query.where(kinds[kind][0], 'in', kinds[kind][1]);
    return sorted(query, 'newest', 'at');
  }

  return {
    page: async (filter: AuditFilter, limit: number, cursor?: Cursor): Promise<Page<AuditEntry>> =>
      readPage(await filtered(filter), toEntry, limit, cursor, 'at'),

    async *pages(filter: AuditFilter): AsyncGenerator<AuditEntry[], void> {
      for await (const docs of allPages(await filtered(filter), exportPageSize)) yield docs.map(toEntry);
    },

    async recordExport(actor: Actor): Promise<void> {
      await audited((await trail()).doc('*'), actor, 'export');
    },
  };
}

function actorOf(person: string): Actor {
  return actorsWithoutAccount.find((actor) => actor === person) ?? adminActor({ username: person });
}

function toEntry(snapshot: DocumentSnapshot): AuditEntry {
  const { actor, action, ...entry } = readRecord(record, storedDocument(snapshot));
  const words = lookUp(plainWords, action) ?? action;
  return { ...entry, actor: actorName(actor), action: words.charAt(0).toUpperCase() + words.slice(1) };
}
