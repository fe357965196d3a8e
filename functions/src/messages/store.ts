import type { DocumentReference, DocumentSnapshot, Query } from 'firebase-admin/firestore';
import type { z } from 'zod/mini';
import { type Form, type FormName, forms, type SubmissionFilter } from './contract/forms.ts';
import { workingDaysLater } from '../platform/contract/office.ts';
import { KeyUsedError } from '../platform/errors.ts';
import { duePeriod } from '../applications/list.ts';
import { type Actor, audited, auditedRemoval, change } from '../platform/audited.ts';
import { collection } from '../platform/firestore/collections.ts';
import { isDocumentId, readRecord, storedDocument, type Writes } from '../platform/firestore/documents.ts';
import type { Firebase } from '../platform/firestore/firebase.ts';
import { addMails, removalOfMails, type NewMail } from '../platform/mail/new-mails.ts';
import { type Cursor, readPage, sorted } from '../platform/firestore/paging.ts';
import { searchEntry, submissionEntries } from '../applications/search.ts';

export type Digested = {
  /** Tells a retry from another submission with the same idempotency key. */
  content_digest?: string;
};

export type SubmissionOf<Name extends FormName> = z.output<(typeof forms)[Name]['record']>;

export type SubmissionStore = ReturnType<typeof submissionStore<FormName>>;

export type SubmissionStores = { [Name in FormName]: ReturnType<typeof submissionStore<Name>> };

export function submissionStore<Name extends FormName>(firebase: Firebase, name: Name, clock: () => number = Date.now) {
  const form: Form = forms[name];
  const [open] = form.statuses;
  const submissions = async () => collection(await firebase.db(), name);
  const read = (snapshot: DocumentSnapshot) => readRecord(forms[name].record, storedDocument(snapshot)) as SubmissionOf<Name>;

  /** Answers that are not due have null as their time. */
  async function dueBy(due: NonNullable<SubmissionFilter['due']>): Promise<Query> {
    const { from = new Date(0), to } = duePeriod(due, clock());
    const later = (await submissions()).where('due_at', '>=', from);
    return to ? later.where('due_at', '<', to) : later;
  }

  return {
    /** @returns false if it is stored already @throws {KeyUsedError} */
    async create(id: string, input: Digested & Record<string, unknown>, mails: readonly NewMail[] = []) {
      const now = new Date(clock());
      const search = submissionEntries({ ...form.mail.parse(input), id });
      const fields = { ...input, ...statusFields(name, open, now), search, created_at: now };
      const document = (await submissions()).doc(id);
      const outcome = await storeOnce(document, fields, 'visitor', (writes) => addMails(writes, document.firestore, mails, now.getTime()));
      return outcome === 'done';
    },

    /** @throws {KeyUsedError} if another submission is stored under this id */
    async has(id: string, digest: string) {
      return isStored((await submissions()).doc(id), digest);
    },

    async page(limit: number, cursor?: Cursor, { due, status, q = '', order }: SubmissionFilter = {}) {
      if (due) return readPage(sorted(await dueBy(due), 'oldest', 'due_at'), read, limit, cursor, 'due_at');
      const searched = searchEntry(q);
      let query: Query = await submissions();
      if (status !== undefined) query = query.where('status', '==', status);
      if (searched !== undefined) query = query.where('search', 'array-contains', searched);
      return readPage(sorted(query, (searched === undefined && order) || 'newest'), read, limit, cursor);
    },

    async countDue(due: NonNullable<SubmissionFilter['due']>) {
      return (await (await dueBy(due)).count().get()).data().count;
    },

    async countOpen() {
      return (await (await submissions()).where('status', '==', open).count().get()).data().count;
    },

    /** `replaced` is absent if the submission has the status already. */
    async setStatus(id: string, status: string, actor: Actor) {
      if (!isDocumentId(id)) return undefined;
      return change<{ submission: SubmissionOf<Name>; replaced?: string } | undefined>((await submissions()).doc(id), actor, (snapshot) => {
        if (!snapshot.exists) return { result: undefined };
        const submission = read(snapshot);
        const replaced = submission.status;
        if (replaced === status) return { result: { submission } };
        const fields = statusFields(name, status, new Date(submission.created_at));
        const changed = { ...submission, status, due_at: fields.due_at?.toISOString() ?? null };
        return { result: { submission: changed, replaced }, change: { action: `set status to ${status}`, fields } };
      });
    },

    async remove(id: string, actor: Actor) {
      return (await auditedRemoval(await submissions(), id, actor, (document) => removalOfMails(document))) !== undefined;
    },
  };
}

/** @returns a status, and until when the sender is promised an answer: null once it is given */
export function statusFields(name: FormName, status: string, created_at: Date): { status: string; due_at: Date | null } {
  const { statuses, replyWorkingDays }: Form = forms[name];
  return { status, due_at: status === statuses[0] ? workingDaysLater(created_at, replyWorkingDays) : null };
}

export async function isStored(document: DocumentReference, digest: string | undefined): Promise<boolean> {
  const snapshot = await document.get();
  if (snapshot.exists && snapshot.get('content_digest') !== digest) throw new KeyUsedError();
  return snapshot.exists;
}

/** @param unchanged as for `audited` @returns 'taken' if it is stored already @throws {KeyUsedError} */
export async function storeOnce(
  document: DocumentReference,
  fields: Digested & Record<string, unknown>,
  actor: Actor,
  addTo?: (writes: Writes) => void,
  unchanged?: Iterable<DocumentSnapshot>,
): Promise<'done' | 'taken' | 'outdated'> {
  const write = (writes: Writes) => {
    writes.create(document, fields);
    addTo?.(writes);
  };
  const outcome = await audited(document, actor, 'create', write, { unchanged });
  if (outcome === 'done' || outcome === 'outdated') return outcome;
  await isStored(document, fields.content_digest);
  return 'taken';
}
