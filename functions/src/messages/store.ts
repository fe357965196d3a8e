import type { DocumentSnapshot, Query } from 'firebase-admin/firestore';
import { type ContactInput, replyWorkingDays } from './contract/contact.ts';
import { type ContactMessage, contactMessage, type MessageFilter, messageStatuses } from './contract/endpoints.ts';
import { workingDaysLater } from '../platform/contract/office.ts';
import { duePeriod } from '../applications/list.ts';
import { type Actor, auditedRemoval, change } from '../platform/audited.ts';
import { collection, documentIn, type Firebase, outcomeOf, readRecord, storedDocument } from '../platform/firestore/firebase.ts';
import { addMails, removalOfMails, type NewMail } from '../platform/mail/new-mails.ts';
import { type Digested, isStored, storeOnce } from '../platform/firestore/store-once.ts';
import { countOf, type Cursor, readPage, sorted } from '../platform/firestore/paging.ts';
import { searchEntry, submissionEntries } from '../applications/search.ts';

const [open] = messageStatuses;

type MessageStore = ReturnType<typeof messageStore>;

/** What visitors have sent with the contact form: docs/decisions/0009-submissions.md */
export function messageStore(firebase: Firebase, clock: () => number = Date.now) {
  const messages = async () => collection(await firebase.db(), 'contactMessages');

  /** What is read, and answers that are not due, have null as their time. */
  async function viewed(view: NonNullable<MessageFilter['view']>) {
    const time = view === 'unread' ? 'unread_at' : 'due_at';
    const { from = new Date(0), to } = view === 'unread' ? {} : duePeriod(view, clock());
    const later = (await messages()).where(time, '>=', from);
    return { time, query: to ? later.where(time, '<', to) : later };
  }

  return {
    /** Nothing happens if it is stored already. @throws {ApiError} 422 */
    async create(id: string, input: Digested & ContactInput, mails: readonly NewMail[] = []) {
      const now = new Date(clock());
      const search = submissionEntries({ ...input, id });
      const fields = { ...input, ...statusFields(open, now), search, unread_at: now, created_at: now };
      const document = (await messages()).doc(id);
      await storeOnce(document, input, 'visitor', () => ({
        fields,
        write: (writes) => addMails(writes, document.firestore, mails, now.getTime()),
      }));
    },

    /** @throws {ApiError} 422 if another message is stored under this id */
    async has(id: string, content_digest: string) {
      return isStored(await (await messages()).doc(id).get(), { content_digest });
    },

    async page(limit: number, cursor?: Cursor, { view, status, q = '', order }: MessageFilter = {}) {
      if (view) {
        const { time, query } = await viewed(view);
        return readPage(sorted(query, 'oldest', time), readMessage, limit, cursor, time);
      }
      const searched = searchEntry(q);
      let query: Query = await messages();
      if (status !== undefined) query = query.where('status', '==', status);
      if (searched !== undefined) query = query.where('search', 'array-contains', searched);
      return readPage(sorted(query, (searched === undefined && order) || 'newest'), readMessage, limit, cursor);
    },

    countView: async (view: NonNullable<MessageFilter['view']>) => countOf((await viewed(view)).query),

    countOpen: async () => countOf((await messages()).where('status', '==', open)),

    /** @returns false if it is gone */
    async markRead(id: string): Promise<boolean> {
      return (await outcomeOf(documentIn(await messages(), id).update({ unread_at: null }))) === 'done';
    },

    /** `replaced` is absent if the message has the status already. */
    async setStatus(id: string, status: string, actor: Actor) {
      return change<{ message: ContactMessage; replaced?: string } | undefined>(documentIn(await messages(), id), actor, (snapshot) => {
        if (!snapshot.exists) return { result: undefined };
        const message = readMessage(snapshot);
        const replaced = message.status;
        if (replaced === status) return { result: { message } };
        const changed = changedMessage(message, status);
        return { result: { message: changed.message, replaced }, change: { action: `set status to ${status}`, fields: changed.fields } };
      });
    },

    async remove(id: string, actor: Actor) {
      const removed = await auditedRemoval(await messages(), id, actor, async (document) => ({ write: await removalOfMails(document) }));
      return removed !== undefined;
    },
  };
}

export function readMessage(snapshot: DocumentSnapshot): ContactMessage {
  return readRecord(contactMessage, storedDocument(snapshot));
}

/** @returns what is written of a message with a status and other changes, and what it is then */
export function changedMessage(message: ContactMessage, status: string, changes: Partial<ContactMessage> = {}) {
  const fields = { ...changes, ...statusFields(status, new Date(message.created_at)), unread_at: null };
  return { fields, message: { ...message, ...changes, status, unread_at: null, due_at: fields.due_at?.toISOString() ?? null } };
}

/** @returns a status, and until when the sender is promised an answer: null once it is given */
function statusFields(status: string, created_at: Date): { status: string; due_at: Date | null } {
  return { status, due_at: status === open ? workingDaysLater(created_at, replyWorkingDays) : null };
}

/** What managers get of it. */
export function noMessages(): Partial<MessageStore> {
  return { countOpen: () => Promise.resolve(0), countView: () => Promise.resolve(0) };
}
