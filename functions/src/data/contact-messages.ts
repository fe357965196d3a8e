import type { DocumentSnapshot } from 'firebase-admin/firestore';
import { type ContactInput, type ContactMessage, contactMessage } from '../contract/contact-messages.ts';
import type { Page } from '../contract/paging.ts';
import { isAlreadyExists, removeDocument, storedTime } from './documents.ts';
import type { Firebase } from './firebase.ts';
import { type Cursor, readPage } from './paging.ts';

const record = contactMessage.omit({ id: true }).extend({ created_at: storedTime });

export type ContactMessageStore = {
  /** @returns whether it was stored now; false when the id is taken */
  create: (id: string, input: ContactInput) => Promise<boolean>;
  has: (id: string) => Promise<boolean>;
  /** Newest first. Reads at most `limit` + 1 documents. */
  page: (limit: number, cursor?: Cursor) => Promise<Page<ContactMessage>>;
  /** @returns whether it was there */
  remove: (id: string) => Promise<boolean>;
};

/** Contact messages in Firestore. */
export function contactMessageStore(firebase: Firebase): ContactMessageStore {
  const contactMessages = async () => (await firebase.db()).collection('contactMessages');

  return {
    async create(id, input) {
      try {
        await (await contactMessages()).doc(id).create({ ...input, created_at: new Date() });
        return true;
      } catch (error) {
        if (isAlreadyExists(error)) return false;
        throw error;
      }
    },

    async has(id) {
      return (await (await contactMessages()).doc(id).get()).exists;
    },

    async page(limit, cursor) {
      return readPage(await contactMessages(), toContactMessage, limit, cursor);
    },

    async remove(id) {
      return removeDocument(await contactMessages(), id);
    },
  };
}

function toContactMessage(snapshot: DocumentSnapshot): ContactMessage {
  return { id: snapshot.id, ...record.parse(snapshot.data()) };
}
