import type { mailAudiences } from '../contract/failed-mails.ts';
import type { DocumentReference, Firestore, Query } from 'firebase-admin/firestore';
import { z } from 'zod/mini';
import { serverLimits } from '../contract/limits.ts';
import { applicantPath } from '../contract/paths.ts';
import { collection, type Writes } from '../firestore/firebase.ts';
import type { TemplateName, TemplateValues } from '../registered.ts';
import { hashOf, newToken } from '../tokens.ts';

export type NewMail = {
  to: string;
  reply_to?: string;
  /** To the applicant of `about`, whose answers enter its timeline, if there is an inbox. */
  answerable?: boolean;
  /** The mail is removed with any of these documents, unless it lists others for staff. */
  about: string[];
  /** The path of the document whose `delivery` tells staff what became of the mail. */
  reports_to?: string;
  /** Set if no document reports the delivery. */
  audience?: (typeof mailAudiences)[number];
  /** The time that staff have chosen for it. */
  scheduled_for?: Date;
  /** It answers the application in `about`, and promises the next answer within so many days. */
  promises_days?: number;
  /** Of private links, one for each application in `about`. They work once the mail is sent. */
  link_hashes?: string[];
  /** Of the private link that the mail shows. */
  token?: string | undefined;
  template: string;
  values: Record<string, unknown>;
};

/** @param about see {@link NewMail} @returns a mail whose values fit its template */
export function newMail<Name extends TemplateName>(template: Name, to: string, about: string[], values: TemplateValues<Name>): NewMail {
  return { template, to, about, values };
}

/** @returns a mail for each address of staff, once. Their answers go to `replyTo`. */
export function mailsToStaff<Name extends TemplateName>(
  template: Name,
  staff: readonly string[],
  about: string[],
  values: TemplateValues<Name>,
  replyTo?: string,
): NewMail[] {
  const common = { audience: 'staff', ...(replyTo !== undefined && { reply_to: replyTo }) } as const;
  return [...new Set(staff)].map((to) => ({ ...newMail(template, to, about, values), ...common }));
}

/** A private link to an application. Its hash is stored, its URL only mailed. */
export function newLinkTo(siteUrl: string): { url: string; hash: string } {
  const token = newToken();
  return { url: privateUrl(siteUrl, token), hash: hashOf(token) };
}

/** What gives a mail about one application its own private link. Its sender fills in the URL. */
export function privateLink(): Required<Pick<NewMail, 'token' | 'link_hashes' | 'answerable'>> {
  const token = newToken();
  return { token, link_hashes: [hashOf(token)], answerable: true };
}

export const privateUrl = (siteUrl: string, token: string) => `${siteUrl}${applicantPath}#${token}`;

type Creates = Pick<Writes, 'create'>;

/**
 * The mails are stored with their cause, or neither is. Who has no address gets none.
 * @param now in milliseconds @param delay as for `addMail`
 */
export function addMails(writes: Creates, db: Firestore, mails: readonly NewMail[], now: number, delay = 0): void {
  for (const mail of mails) if (mail.to) addMail(writes, collection(db, 'outbox').doc(), mail, now, delay);
}

/** Times are in milliseconds. The mail can be taken back during `delay`. */
export function addMail(writes: Creates, document: DocumentReference, mail: NewMail, now: number, delay = 0): void {
  writes.create(document, {
    ...mail,
    state: 'waiting',
    attempts: 0,
    not_before: mail.scheduled_for ?? new Date(now + delay),
    created_at: new Date(now),
    expires_at: new Date(now + serverLimits.outboxMs),
  });
}

/** A waiting mail that lists several applications, in the order of `about`. */
const listRecord = z.object({
  audience: z.literal('staff'),
  about: z.array(z.string()).check(z.minLength(2)),
  values: z.object({ applications: z.array(z.unknown()) }),
});

/** Of an interview. Its recipient expects the interview until the mail is sent. */
const cancellationRecord = z.object({
  state: z.literal('waiting'),
  template: z.enum(['interview', 'interview for staff']),
  values: z.object({ what: z.enum(['cancelled', 'left', 'address ended']) }),
});

export function isCancellation(mail: Record<string, unknown>): boolean {
  return cancellationRecord.safeParse(mail).success;
}

/**
 * A list for staff keeps the others. Cancellations of interviews are still sent, to staff without a
 * name, and not to the applicant who erases the application.
 * @returns the removal of the mails about a document
 */
export async function removalOfMails(document: DocumentReference, isErased = false): Promise<(writes: Writes) => void> {
  const { docs } = await mailsAbout(document).select('state', 'template', 'audience', 'about', 'values.what', 'values.applications').get();
  return (writes) => {
    for (const mail of docs) {
      const changes = changesOfKept(mail.data(), document.id, isErased);
      // Fails if the mail has changed meanwhile, or another application has been removed.
      if (changes) writes.update(mail.ref, changes, { lastUpdateTime: mail.updateTime });
      else writes.delete(mail.ref);
    }
  };
}

/** @returns undefined if the mail is removed with its document */
function changesOfKept(mail: Record<string, unknown>, id: string, isErased: boolean): Record<string, unknown> | undefined {
  const { data: list } = listRecord.safeParse(mail);
  if (list) {
    const others = <Entry>(entries: Entry[]) => entries.filter((_, index) => list.about[index] !== id);
    return { about: others(list.about), 'values.applications': others(list.values.applications) };
  }
  const isForStaff = mail['audience'] === 'staff';
  if (!isCancellation(mail) || (isErased && !isForStaff)) return undefined;
  const unnamed = isForStaff && { 'values.name': '', 'values.jobTitle': '', 'values.reference': '' };
  return { about: [], 'values.url': '', ...unnamed };
}

/** Leaves out a mail if one from its template, about the same, already waits for its recipient. */
export async function withoutWaiting(document: DocumentReference, mails: readonly NewMail[]): Promise<NewMail[]> {
  const { docs } = await mailsAbout(document).where('state', '==', 'waiting').select('to', 'template', 'values.what').get();
  const keyOf = (...key: unknown[]) => key.join(' ');
  const waiting = docs.map((one) => keyOf(one.get('to'), one.get('template'), one.get('values.what')));
  return mails.filter(({ to, template, values }) => !waiting.includes(keyOf(to, template, values['what'])));
}

export function mailsAbout({ firestore, id }: DocumentReference): Query {
  return collection(firestore, 'outbox').where('about', 'array-contains', id);
}
