import type { DocumentSnapshot } from 'firebase-admin/firestore';
import { z } from 'zod/mini';
import { type ContactInput, type ContactMessage, contactMessage } from '../contract/contact-messages.ts';
import type { Page } from '../contract/paging.ts';
import { type Actor, audited, auditedRemoval } from './audit.ts';
import { parseDocument, storedTime } from './documents.ts';
import type { Firebase } from './firebase.ts';
import { type Cursor, readPage } from './paging.ts';

const record = z.extend(z.omit(contactMessage, { id: true }), { created_at: storedTime });

export type ContactMessageStore = {
  /** A visitor's act. @returns whether it was stored now; false when the id is taken */
  create: (id: string, input: ContactInput) => Promise<boolean>;
  has: (id: string) => Promise<boolean>;
  /** Newest first. Reads at most `limit` + 1 documents. */
  page: (limit: number, cursor?: Cursor) => Promise<Page<ContactMessage>>;
  /** @returns whether it was there */
  remove: (id: string, actor: Actor) => Promise<boolean>;
};

/** Contact messages in Firestore. Each act is in the audit trail. */
export function contactMessageStore(firebase: Firebase): ContactMessageStore {
  const contactMessages = async () => (await firebase.db()).collection('contactMessages');

  return {
    async create(id, input) {
      const document = (await contactMessages()).doc(id);
      const fields = { ...input, created_at: new Date() };
      return (await audited(document, 'visitor', 'create', (batch) => batch.create(document, fields))) === 'done';
    },

    async has(id) {
      return (await (await contactMessages()).doc(id).get()).exists;
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
  return { id: snapshot.id, ...parseDocument(record, snapshot.ref.path, snapshot.data()) };
}
