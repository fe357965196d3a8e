import type { DocumentSnapshot } from 'firebase-admin/firestore';
import { type ContactInput, type ContactMessage, contactMessage } from '../contract/contact-messages.ts';
import type { Page } from '../contract/paging.ts';
import { removeDocument, storedTime } from './documents.ts';
import type { Firebase } from './firebase.ts';
import { type Cursor, readPage } from './paging.ts';

const record = contactMessage.omit({ id: true }).extend({ created_at: storedTime });

export type ContactMessageStore = {
  create: (input: ContactInput) => Promise<void>;
  /** Newest first. Reads at most `limit` + 1 documents. */
  page: (limit: number, cursor?: Cursor) => Promise<Page<ContactMessage>>;
  /** @returns whether it was there */
  remove: (id: string) => Promise<boolean>;
};

/** Contact messages in Firestore. */
export function contactMessageStore(firebase: Firebase): ContactMessageStore {
  const contactMessages = async () => (await firebase.db()).collection('contactMessages');

  return {
    async create(input) {
      await (await contactMessages()).add({ ...input, created_at: new Date() });
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
