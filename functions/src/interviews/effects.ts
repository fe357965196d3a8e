import type { DocumentSnapshot } from 'firebase-admin/firestore';
import { z } from 'zod/mini';
import type { ApplicationEffects, WhenShown } from '../applications/change.ts';
import { isOver } from '../applications/contract/applicant-statuses.ts';
import { isClosed, shownStatus } from '../applications/contract/statuses.ts';
import { toApplication } from '../applications/stored.ts';
import { answerFacts } from '../applications/answer-facts.ts';
import { collection, plainReads, storedDate } from '../platform/firestore/firebase.ts';
import type { MailEffects } from '../platform/mail/outbox.ts';
import { applicantsInvitationMoving, interviewChange, interviewRemoval, readMailing } from './changes.ts';
import { isOpenInterview } from './contract/interviews.ts';
import { valuesForApplicant } from './notices.ts';
import { hasBegun, interviewDocument, type StoredInterview, toInterview, toldAfterMail } from './stored.ts';

/**
 * An application that its applicant knows to be over has no interview ahead. What lies before the
 * mail about the end has taken place by then. Times whose mail waits are not sent after the end.
 */
export const whenShown: WhenShown = async (snapshot, { by, ...answer }, now, reads) => {
  const application = toApplication(snapshot);
  const summary = application.interview;
  // Who is to learn of a reopening by a mail that waits still sees the end.
  if (!summary || !isOpenInterview(summary) || !isClosed(answer.status)) return undefined;
  const stored = await reads.get(interviewDocument(snapshot.ref.firestore, summary.id));
  if (!stored.exists || hasBegun(toInterview(stored), now)) return undefined;
  const { letter, ...mailing } = await readMailing(snapshot.ref.firestore, toInterview(stored), reads);
  if (!letter && !isOver(shownStatus(answer))) return undefined;
  // A change of status removes the mail that tells of the one before itself.
  const unsent = snapshot.get('waiting_mail') === summary.id ? undefined : letter;
  const change = { event: 'cancelled', fields: { state: 'cancelled', at: null, told: null }, by } as const;
  const { fields, write } = interviewChange(stored, application, change, { ...mailing, letter: unsent }, now);
  return { fields: { interview: fields.interview }, write };
};

export const applicationEffects: ApplicationEffects = { removed: interviewRemoval, addressed: applicantsInvitationMoving };

const interviewMail = z.object({ template: z.literal('interview'), values: valuesForApplicant });

const reminder = z.object({
  about: z.tuple([z.string()]),
  template: z.enum(['interview', 'interview for staff']),
  values: z.object({ what: z.literal('tomorrow'), uid: z.string(), at: z.string() }),
});

export const mailEffects = (): MailEffects => ({
  /** What the applicant is shown of an interview follows the mails about it. */
  async settled({ fields, state }, db, reads) {
    const { data: mail } = interviewMail.safeParse(fields);
    if (!mail || state === 'failed' || mail.values.what === 'address ended') return undefined;
    const { uid, what, at } = mail.values;
    const meeting = what === 'cancelled' ? ({ state: 'cancelled', at: null } as const) : ({ state: 'booked', at } as const);
    const interview = await reads.get(interviewDocument(db, uid));
    if (!interview.exists) return undefined;
    const told = toldAfterMail(toInterview(interview), { ...mail.values, ...meeting });
    return (writes) => writes.update(interview.ref, { told });
  },

  /** A reminder of what does not take place at that time any more. */
  async isOutdated(mail, now, db, reads) {
    const { data } = reminder.safeParse(mail);
    if (!data) return false;
    const snapshot = await reads.get(interviewDocument(db, data.values.uid));
    const application = await reads.get(collection(db, 'applications').doc(data.about[0]));
    const interview = snapshot.exists ? toInterview(snapshot) : undefined;
    return interview?.at !== data.values.at || !(await isToBeReminded(interview, application, now, reads));
  },
});

/** Whether to remind of an interview. What lies before the mail about an end takes place. */
export async function isToBeReminded({ id, state, at }: StoredInterview, application: DocumentSnapshot, now: number, reads = plainReads) {
  const time = Date.parse(at ?? '');
  if (state !== 'booked' || !(time > now) || application.get('interview.id') !== id) return false;
  const { status, waiting_mail } = answerFacts.parse(application.data());
  if (!isClosed(status) || !waiting_mail) return !isClosed(status);
  const mail = await reads.get(collection(application.ref.firestore, 'outbox').doc(waiting_mail));
  return Number(storedDate.parse(mail.get('scheduled_for'))) > time;
}
