import type { DocumentReference, Firestore, Precondition, Query } from 'firebase-admin/firestore';
import { z } from 'zod/mini';
import type { mailAudiences } from '../contract/applications.ts';
import { serverLimits } from '../contract/limits.ts';
import { collection } from './collections.ts';

export type NewMail = {
  to: string;
  reply_to?: string;
  /** The ids of documents. The mail is removed with any of them, unless it lists others for staff. */
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
  template: string;
  values: Record<string, unknown>;
};

type Writes = { create: (document: DocumentReference, fields: Record<string, unknown>) => unknown };
type Removes = {
  update: (document: DocumentReference, changes: Record<string, unknown>, precondition: Precondition) => unknown;
  delete: (document: DocumentReference) => unknown;
};

/** The mails are stored with their cause, or neither is. @param now in milliseconds */
export function addMails(writes: Writes, db: Firestore, mails: readonly NewMail[], now: number): void {
  for (const mail of mails) addMail(writes, collection(db, 'outbox').doc(), mail, now);
}

/** Times are in milliseconds. The mail can be taken back during `delay`. */
export function addMail(writes: Writes, document: DocumentReference, mail: NewMail, now: number, delay = 0): void {
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

/** @returns the removal of the mails about a document. A list for staff keeps the others. */
export async function removalOfMails(document: DocumentReference): Promise<(writes: Removes) => void> {
  const { docs } = await mailsAbout(document).select('audience', 'about', 'values.applications').get();
  return (writes) => {
    for (const mail of docs) {
      const { data: list } = listRecord.safeParse(mail.data());
      if (list) {
        const others = <Entry>(entries: Entry[]) => entries.filter((_, index) => list.about[index] !== document.id);
        const changes = { about: others(list.about), 'values.applications': others(list.values.applications) };
        // Fails if another application has been removed meanwhile.
        writes.update(mail.ref, changes, { lastUpdateTime: mail.updateTime });
      } else writes.delete(mail.ref);
    }
  };
}

/** Leaves out a mail if one from its template already waits for its recipient. */
export async function withoutWaiting(document: DocumentReference, mails: readonly NewMail[]): Promise<NewMail[]> {
  if (mails.length === 0) return [];
  const { docs } = await mailsAbout(document).where('state', '==', 'waiting').select('to', 'template').get();
  return mails.filter(({ to, template }) => !docs.some((waiting) => waiting.get('to') === to && waiting.get('template') === template));
}

export function mailsAbout({ firestore, id }: DocumentReference): Query {
  return collection(firestore, 'outbox').where('about', 'array-contains', id);
}
