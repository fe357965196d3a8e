import type { DocumentSnapshot } from 'firebase-admin/firestore';
import { z } from 'zod/mini';
import { type ContactInput, type ContactMessage, contactMessage } from '../contract/contact-messages.ts';
import type { Page } from '../contract/paging.ts';
import { type Actor, auditedRemoval } from './audit.ts';
import { collection } from './collections.ts';
import { readRecord, storedDocument } from './documents.ts';
import type { Firebase } from './firebase.ts';
import { type Cursor, readPage } from './paging.ts';
import { type Digested, isStored, storeOnce } from './submissions.ts';

const record = z.omit(contactMessage, { id: true });

export type ContactMessageStore = {
  /** @returns false if it is stored already @throws {KeyUsedError} */
  create: (id: string, input: ContactInput & Digested) => Promise<boolean>;
  has: (id: string, digest: string) => Promise<boolean>;
  /** Newest first. Reads at most `limit` + 1 documents. */
  page: (limit: number, cursor?: Cursor) => Promise<Page<ContactMessage>>;
  remove: (id: string, actor: Actor) => Promise<boolean>;
};

export function contactMessageStore(firebase: Firebase): ContactMessageStore {
  const contactMessages = async () => collection(await firebase.db(), 'contactMessages');

  return {
    async create(id, input) {
      return storeOnce((await contactMessages()).doc(id), { ...input, created_at: new Date() }, 'visitor');
    },

    async has(id, digest) {
      return isStored((await contactMessages()).doc(id), digest);
    },

    async page(limit, cursor) {
      return readPage(await contactMessages(), toContactMessage, limit, cursor);
    },

    async remove(id, actor) {
      return auditedRemoval(await contactMessages(), id, actor);
    },
  };
}

function toContactMessage(snapshot: DocumentSnapshot): ContactMessage {
  return readRecord(record, storedDocument(snapshot));
}
