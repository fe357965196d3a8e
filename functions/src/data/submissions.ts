import type { DocumentReference, DocumentSnapshot, Firestore, WriteBatch } from 'firebase-admin/firestore';
import type { z } from 'zod/mini';
import { type Form, type FormName, forms } from '../contract/forms.ts';
import { KeyUsedError } from '../errors.ts';
import { type Actor, audited, auditedRemoval } from './audit.ts';
import { collection } from './collections.ts';
import { isDocumentId, readRecord, storedDocument } from './documents.ts';
import type { Firebase } from './firebase.ts';
import { addMails, removalOfMails, type NewMail } from './outbox.ts';
import { type Cursor, type Order, readPage, sorted } from './paging.ts';

export type Digested = {
  /** Tells a retry from another submission with the same idempotency key. */
  content_digest?: string;
};

export type SubmissionOf<Name extends FormName> = z.output<(typeof forms)[Name]['record']>;

export type SubmissionStores = { [Name in FormName]: ReturnType<typeof submissionStore<Name>> };

export function submissionStore<Name extends FormName>(firebase: Firebase, name: Name) {
  const form: Form = forms[name];
  const [open] = form.statuses;
  const submissions = async () => collection(await firebase.db(), name);
  const read = (snapshot: DocumentSnapshot) => readRecord(forms[name].record, storedDocument(snapshot)) as SubmissionOf<Name>;

  return {
    /** @returns false if it is stored already @throws {KeyUsedError} */
    async create(id: string, input: Digested & Record<string, unknown>, mails: readonly NewMail[] = []) {
      const now = new Date();
      const fields = { ...input, status: open, created_at: now };
      return storeOnce((await submissions()).doc(id), fields, 'visitor', (batch, db) => addMails(batch, db, mails, now.getTime()));
    },

    /** @throws {KeyUsedError} if another submission is stored under this id */
    async has(id: string, digest: string) {
      return isStored((await submissions()).doc(id), digest);
    },

    async page(limit: number, cursor?: Cursor, status?: string, order: Order = 'newest') {
      const all = await submissions();
      const filtered = status === undefined ? all : all.where('status', '==', status);
      return readPage(sorted(filtered, order), read, limit, cursor);
    },

    async countOpen() {
      return (await (await submissions()).where('status', '==', open).count().get()).data().count;
    },

    async setStatus(id: string, status: string, actor: Actor) {
      if (!isDocumentId(id)) return undefined;
      const document = (await submissions()).doc(id);
      for (;;) {
        const snapshot = await document.get();
        if (!snapshot.exists) return undefined;
        if (snapshot.get('status') === status) return read(snapshot);
        const outcome = await audited(document, actor, `set status to ${status}`, (batch) =>
          batch.update(document, { status }, { lastUpdateTime: snapshot.updateTime }),
        );
        if (outcome === 'done') return { ...read(snapshot), status };
      }
    },

    async remove(id: string, actor: Actor) {
      return (await auditedRemoval(await submissions(), id, actor, removalOfMails)) !== undefined;
    },
  };
}

export async function isStored(document: DocumentReference, digest: string | undefined): Promise<boolean> {
  const snapshot = await document.get();
  if (snapshot.exists && snapshot.get('content_digest') !== digest) throw new KeyUsedError();
  return snapshot.exists;
}

/** @param addTo adds to the batch @returns false if it is stored already @throws {KeyUsedError} */
export async function storeOnce(
  document: DocumentReference,
  fields: Digested & Record<string, unknown>,
  actor: Actor,
  addTo?: (batch: WriteBatch, db: Firestore) => void,
): Promise<boolean> {
  const outcome = await audited(document, actor, 'create', (batch) => {
    batch.create(document, fields);
    addTo?.(batch, document.firestore);
  });
  if (outcome === 'done') return true;
  await isStored(document, fields.content_digest);
  return false;
}
