import type { DocumentReference, DocumentSnapshot, Precondition, Timestamp } from 'firebase-admin/firestore';
import type { ReplyText } from '../contract/replies.ts';
import type { Actor } from './audit.ts';
import { collection, timelineOf } from './collections.ts';
import { addMail, type NewMail } from './outbox.ts';

/** A mail of staff to an applicant. The timeline has an entry of the same id, which says what became of the mail. */
type Letter<Kind> = { mail: Kind; entry: Kind };

export type WrittenLetter = ReplyText & { mail: NewMail };

type Creates = { create: (document: DocumentReference, fields: Record<string, unknown>) => unknown };
type Deletes = { delete: (document: DocumentReference, precondition?: Precondition) => unknown };

/** Whether no sender has taken the mail yet, so that it can be taken back. */
export function isUntried(mail: DocumentSnapshot): boolean {
  return mail.get('attempts') === 0;
}

/** @param id a new one by default */
export function letterOf(application: DocumentReference, id?: string): Letter<DocumentReference> {
  const mails = collection(application.firestore, 'outbox');
  const mail = id === undefined ? mails.doc() : mails.doc(id);
  return { mail, entry: timelineOf(application).doc(mail.id) };
}

export async function readLetter(application: DocumentReference, id: string): Promise<Letter<DocumentSnapshot>> {
  const letter = letterOf(application, id);
  const [mail, entry] = await Promise.all([letter.mail.get(), letter.entry.get()]);
  return { mail, entry };
}

type Change = { at: Date; by: Actor; template?: string | undefined; from?: string; to?: string };

/** @param now in milliseconds @param delay in milliseconds: how long the mail can be taken back */
export function addLetter(
  writes: Creates,
  { mail, entry }: Letter<DocumentReference>,
  change: Change,
  { subject, body, mail: newMail }: WrittenLetter,
  now: number,
  delay: number,
): void {
  writes.create(entry, { kind: 'mail', ...change, subject, text: body });
  addMail(writes, mail, { ...newMail, reports_to: entry.path }, now, delay);
}

/** @param lastUpdateTime if nothing may have changed since the mail was read */
export function removeLetter(writes: Deletes, { mail, entry }: Letter<DocumentReference>, lastUpdateTime?: Timestamp): void {
  writes.delete(mail, lastUpdateTime && { lastUpdateTime });
  writes.delete(entry);
}
