import type { DocumentReference, DocumentSnapshot } from 'firebase-admin/firestore';
import type { ReplyText } from '../answers/contract/replies.ts';
import type { Actor } from '../platform/audited.ts';
import { responseTexts } from '../platform/contract/response-texts.ts';
import { collection, documentIn, ifUnchanged, timelineOf, type Writes } from '../platform/firestore/firebase.ts';
import { ApiError } from '../platform/http/api-error.ts';
import { addMail, type NewMail, newMail, privateLink } from '../platform/mail/new-mails.ts';
import type { TemplateValues } from '../platform/registered.ts';
import type { Application } from './contract/applications.ts';

/** A mail of staff to an applicant, whose entry of the timeline has the same id. */
type Letter = { mail: DocumentReference; entry: DocumentReference };

export type WrittenLetter = ReplyText & { mail: NewMail };

/** Whether no sender has taken the mail yet, so that it can be taken back. */
export function isUntried(mail: DocumentSnapshot): boolean {
  return mail.get('attempts') === 0;
}

/** @param id a new one by default */
export function letterOf(application: DocumentReference, id?: string): Letter {
  const mails = collection(application.firestore, 'outbox');
  const mail = id === undefined ? mails.doc() : documentIn(mails, id);
  return { mail, entry: timelineOf(application).doc(mail.id) };
}

/** @param id blank for none @returns the mail, waiting or settled, for as long as the outbox has it */
export async function mailOf({ firestore }: DocumentReference, id: string | null | undefined): Promise<DocumentSnapshot | undefined> {
  const mail = id ? await collection(firestore, 'outbox').doc(id).get() : undefined;
  return mail?.exists ? mail : undefined;
}

type Change = {
  at: Date;
  by: Actor;
  template?: string | undefined;
  from?: string;
  to?: string;
  told?: string | undefined;
  own?: string | undefined;
  before?: object;
};

/** @param now in milliseconds @param delay in milliseconds: how long the mail can be taken back */
export function addLetter(
  writes: Pick<Writes, 'create'>,
  { mail, entry }: Letter,
  change: Change,
  { subject, body, mail: newMail }: WrittenLetter,
  now: number,
  delay: number,
): void {
  writes.create(entry, { kind: 'mail', ...change, subject, text: body });
  addMail(writes, mail, { ...newMail, reports_to: entry.path }, now, delay);
}

/** Fails if the mail has changed since it was read. */
export function removeLetter(writes: Pick<Writes, 'delete'>, application: DocumentReference, mail: DocumentSnapshot): void {
  writes.delete(mail.ref, ifUnchanged(mail));
  writes.delete(timelineOf(application).doc(mail.id));
}

/**
 * A mail of staff with a private link.
 * @param promises_days until the next answer
 * @throws {ApiError} 409 without an address
 */
export function letterToApplicant<Name extends 'reply' | 'interview proposal'>(
  template: Name,
  { id, applicant_email }: Pick<Application, 'id' | 'applicant_email'>,
  values: TemplateValues<Name>,
  promises_days: number,
): NewMail {
  if (applicant_email === '') throw new ApiError(409, responseTexts.noAddress);
  return { ...newMail(template, applicant_email, [id], values), ...privateLink(), promises_days };
}
