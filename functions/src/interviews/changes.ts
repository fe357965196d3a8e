import type { DocumentSnapshot, Firestore, Transaction } from 'firebase-admin/firestore';
import { type InterviewSummary, interviewSummary, quarterMs } from './contract/interviews.ts';
import { isUntried, removeLetter } from '../applications/letters.ts';
import { toApplication } from '../applications/stored.ts';
import { dayMs } from '../platform/contract/limits.ts';
import type { InterviewEvent } from '../applications/contract/timeline.ts';
import type { Actor } from '../platform/audited.ts';
import { collection, plainReads, type Reads, ifUnchanged, timelineOf, type Writes } from '../platform/firestore/firebase.ts';
import { interviewMails, mailToApplicant, mailToInterviewer } from './notices.ts';
import type { MailedApplication } from '../applications/contract/applications.ts';
import { type Named, readNamed } from '../colleagues/named.ts';
import { addMails, mailsAbout, type NewMail } from '../platform/mail/new-mails.ts';
import { endOf, hasBegun, interviewDocument, stateAt, type StoredInterview, toInterview, toldAfterChange } from './stored.ts';

/**
 * Who is mailed about an interview, and the mails about it that wait: read after the interview.
 * `letter`: that of its proposal, before it is tried.
 */
export type Mailing = { named: Named; waiting: DocumentSnapshot[]; letter?: DocumentSnapshot | undefined };

/** Fields of an interview and its application that queries use. They follow from its state. */
export function queriedFields({ state, at, times }: StoredInterview, now: number) {
  const booked = state === 'booked' && at !== null ? new Date(at) : null;
  const remind_at = booked && new Date(booked.getTime() - dayMs);
  return {
    at: booked,
    /** Until when a proposal is listed. */
    offered_until: state === 'proposed' ? new Date(times.toSorted().at(-1) ?? 0) : null,
    remind_at: remind_at && remind_at.getTime() > now ? remind_at : null,
  };
}

/** Ids of documents that keep an interviewer from a second interview: one for each quarter hour. */
function slotsOf({ state, at, minutes, interviewers }: StoredInterview): string[] {
  if (state !== 'booked' || at === null) return [];
  const quarters = Array.from({ length: (minutes * 60_000) / quarterMs }, (_, quarter) => Date.parse(at) + quarter * quarterMs);
  return interviewers.flatMap((username) => quarters.map((quarter) => `${username} ${new Date(quarter).toISOString()}`));
}

/** @param named those before and after a change, by default the interviewers */
export async function readMailing(
  db: Firestore,
  { id, application, interviewers }: StoredInterview,
  reads: Reads = plainReads,
  named?: Named,
): Promise<Mailing> {
  const about = collection(db, 'applications').doc(application);
  const accounts = named ?? (await readNamed(db, interviewers, reads));
  const { docs } = await reads.get(mailsAbout(about).where('state', '==', 'waiting'));
  const letter = docs.find((mail) => mail.id === id && isUntried(mail));
  return { named: accounts, waiting: docs.filter((mail) => mail.get('values.uid') === id), letter };
}

const isUnheard = (mail: DocumentSnapshot) => mail.get('values.what') === 'booked' && mail.get('attempts') === 0;

/** A mail replaces its reader's waiting one. A change ends reminders. @param now in milliseconds */
function replaceMails(writes: Writes, db: Firestore, mails: readonly NewMail[], waiting: readonly DocumentSnapshot[], now: number): void {
  const isFor =
    ({ to, template }: NewMail) =>
    (other: DocumentSnapshot) =>
      other.get('to') === to && other.get('template') === template;
  for (const mail of waiting) {
    if (mail.get('values.what') !== 'tomorrow' && !mails.some((newer) => isFor(newer)(mail))) continue;
    // Fails if it has been sent meanwhile.
    writes.delete(mail.ref, ifUnchanged(mail));
  }
  const written = mails.map((mail) => {
    const isFirst = mail.values['what'] === 'changed' && waiting.filter(isFor(mail)).some(isUnheard);
    return isFirst ? { ...mail, values: { ...mail.values, what: 'booked' } } : mail;
  });
  addMails(writes, db, written, now);
}

/** What of an interview changes. `text`: why, which everybody reads if `by` is staff. */
export type InterviewChange = { event: InterviewEvent; fields: Partial<StoredInterview>; by: Actor; text?: string };

/**
 * A change with slots, entry in the timeline and mails. If a slot is taken, none of it is written.
 * @param snapshot of the interview. The write fails if it has changed since
 * @returns what the application repeats of it, and what is written with that
 */
export function interviewChange(
  snapshot: DocumentSnapshot,
  application: MailedApplication,
  { event, fields, by, text = '' }: InterviewChange,
  { named, waiting, letter }: Mailing,
  now: number,
): { fields: { interview: InterviewSummary }; write: (writes: Writes) => void } {
  const current = toInterview(snapshot);
  const wasBooked = current.state === 'booked';
  const why = by === 'visitor' ? '' : text;
  const changed = { ...current, ...fields, why, sequence: wasBooked ? current.sequence + 1 : current.sequence };
  const { firestore } = snapshot.ref;
  const at = new Date(now);
  const invitations = wasBooked || changed.state === 'booked' ? interviewMails(current, changed, application, named) : [];
  const told = toldAfterChange(current, changed, by, invitations.length > 0);
  const [before, after] = [slotsOf(current), slotsOf(changed)];
  const slots = collection(firestore, 'interviewSlots');
  const slot = { application: current.application, interview: current.id, expires_at: new Date(endOf(changed)) };
  const times = { from: current.at ?? '', to: changed.at ?? '' };
  const document = collection(firestore, 'applications').doc(current.application);
  // Nobody is offered what has been withdrawn.
  const unsent = changed.state === 'cancelled' ? letter : undefined;
  const write = (writes: Writes) => {
    writes.update(
      snapshot.ref,
      { told, ...fields, why, ...queriedFields(changed, now), sequence: changed.sequence, updated_at: at },
      ifUnchanged(snapshot),
    );
    for (const id of before) if (!after.includes(id)) writes.delete(slots.doc(id));
    for (const id of after) if (!before.includes(id)) writes.create(slots.doc(id), slot);
    writes.create(timelineOf(document).doc(), { kind: 'interview', template: event, at, by, ...times, text });
    replaceMails(writes, firestore, invitations, waiting, now);
    if (unsent) removeLetter(writes, document, unsent);
  };
  return { fields: { interview: interviewSummary.parse(changed) }, write };
}

/** Of a removed application: its interviews, slots and scorecards. Interviewers read no name. */
export async function interviewRemoval(application: DocumentSnapshot, isErased: boolean, now: number) {
  const { ref } = application;
  const ofIt = (name: 'interviews' | 'interviewSlots' | 'scorecards') =>
    collection(ref.firestore, name).where('application', '==', ref.id).get();
  const applicant = toApplication(application);
  const [interviews, slots, scorecards] = await Promise.all([ofIt('interviews'), ofIt('interviewSlots'), ofIt('scorecards')]);
  const named = await readNamed(
    ref.firestore,
    interviews.docs.flatMap((snapshot) => toInterview(snapshot).interviewers),
  );
  return (writes: Writes): void => {
    for (const snapshot of [...interviews.docs, ...slots.docs, ...scorecards.docs]) writes.delete(snapshot.ref);
    for (const snapshot of interviews.docs) {
      const interview = { ...toInterview(snapshot), url: '' };
      if (stateAt(interview, now) !== 'booked') continue;
      const cancelled = { ...interview, state: 'cancelled', at: null, sequence: interview.sequence + 1 } as const;
      const mails = interviewMails(interview, cancelled, undefined, named);
      if (!isErased) mails.push(mailToApplicant('cancelled', { ...cancelled, at: interview.at }, applicant, named));
      // They can't be removed with what is gone.
      const apart = mails.map((mail) => ({ ...mail, about: [] }));
      addMails(writes, ref.firestore, apart, now);
    }
  };
}

/**
 * Takes somebody's invitations to booked interviews ahead to another address. A calendar that has
 * both addresses keeps the later one, whose SEQUENCE is higher.
 * @param addresses blank for none @param sees whether they still see a job
 */
export async function invitationsMoving(
  transaction: Transaction,
  db: Firestore,
  username: string,
  { from, to }: { from: string; to: string },
  sees: (jobId: string) => boolean,
  now: number,
): Promise<(writes: Writes) => void> {
  const own = collection(db, 'interviews').where('interviewers', 'array-contains', username);
  const { docs } = await transaction.get(own.where('at', '>', new Date(now)).orderBy('at'));
  const moving: { snapshot: DocumentSnapshot; interview: StoredInterview; application: DocumentSnapshot; named: Named }[] = [];
  for (const snapshot of docs) {
    const interview = toInterview(snapshot);
    if (interview.state !== 'booked' || !sees(interview.job_id)) continue;
    const application = await transaction.get(collection(db, 'applications').doc(interview.application));
    const named = await readNamed(db, interview.interviewers, transaction);
    if (application.exists) moving.push({ snapshot, interview, application, named });
  }
  return (writes) => {
    for (const { snapshot, interview, application, named } of moving) {
      const applicant = toApplication(application);
      const after = (changes: number) => ({ ...interview, sequence: interview.sequence + changes });
      writes.update(snapshot.ref, { sequence: after(2).sequence });
      // Lets a simultaneous removal notice the mails.
      writes.update(application.ref, { reminded_at: new Date(now) });
      const ended = mailToInterviewer('address ended', after(1), username, applicant, named, from);
      addMails(writes, db, [...ended, ...mailToInterviewer('address new', after(2), username, applicant, named, to)], now);
    }
  };
}

/** The same for an applicant, whose application is to change with it, as are the mails that wait. */
export async function applicantsInvitationMoving(application: DocumentSnapshot, to: string, now: number) {
  const db = application.ref.firestore;
  const applicant = toApplication(application);
  const summary = applicant.interview;
  const snapshot = summary?.state === 'booked' ? await interviewDocument(db, summary.id).get() : undefined;
  const interview = snapshot?.exists ? toInterview(snapshot) : undefined;
  if (!snapshot || interview?.state !== 'booked' || hasBegun(interview, now)) return () => undefined;
  const { named, waiting } = await readMailing(db, interview);
  if (waiting.some((mail) => mail.get('to') === applicant.applicant_email && isUnheard(mail))) return () => undefined;
  const after = (changes: number) => ({ ...interview, sequence: interview.sequence + changes });
  const ended = mailToApplicant('address ended', after(1), applicant, named);
  const begun = mailToApplicant('address new', after(2), { ...applicant, applicant_email: to }, named);
  return (writes: Writes): void => {
    writes.update(snapshot.ref, { sequence: after(2).sequence }, ifUnchanged(snapshot));
    addMails(writes, db, [ended, begun], now);
  };
}
