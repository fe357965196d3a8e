import type { DocumentReference, DocumentSnapshot, Firestore, Transaction } from 'firebase-admin/firestore';
import { z } from 'zod/mini';
import { applicantStatuses, isOver } from '../applications/contract/applicant-statuses.ts';
import type { Application } from '../applications/contract/applications.ts';
import { type InterviewSummary, interviewSummary, isOpenInterview, quarterMs } from './contract/interviews.ts';
import { dayMs } from '../platform/contract/limits.ts';
import { storedText } from '../platform/contract/stored.ts';
import { isClosed } from '../applications/contract/statuses.ts';
import type { InterviewEvent } from '../applications/contract/timeline.ts';
import type { Actor } from '../platform/audited.ts';
import { collection, timelineOf } from '../platform/firestore/collections.ts';
import { plainReads, type Reads, type Writes } from '../platform/firestore/documents.ts';
import { interviewMails, type InvitedApplicant, mailToInterviewer } from './notices.ts';
import { type Named, readNamed } from '../accounts/named.ts';
import { addMails, mailsAbout, type NewMail } from '../platform/mail/new-mails.ts';
import { endOf, hasBegun, interviewRecord, stateAt, type StoredInterview, toInterview, toldAfterChange } from './stored.ts';

/** What can be proposed. */
export type NewInterview = Pick<StoredInterview, 'interviewers' | 'minutes' | 'place' | 'zone' | 'times' | 'change_hours' | 'url'>;

/** Who is mailed about an interview, and the mails about it that wait: read after the interview. */
export type Mailing = { named: Named; waiting: DocumentSnapshot[] };

/** What the application repeats of it, so that lists read no other document. */
function summaryOf({ id, state, at, minutes }: StoredInterview): InterviewSummary {
  return { id, state, at, minutes };
}

const ofApplication = z.catch(z.nullable(interviewSummary), null);

function openInterviewOf(application: DocumentSnapshot): InterviewSummary | undefined {
  const { data: summary } = ofApplication.safeParse(application.get('interview') ?? null);
  return summary && isOpenInterview(summary) ? summary : undefined;
}

/** The fields of an interview that queries use, and its application's, which follow from its state. */
function queriedFields({ state, at, times }: StoredInterview, now: number) {
  const booked = state === 'booked' && at !== null ? new Date(at) : null;
  const remind_at = booked && new Date(booked.getTime() - dayMs);
  return {
    at: booked,
    /** Until when a proposal is listed. */
    offered_until: state === 'proposed' ? new Date(times.toSorted().at(-1) ?? 0) : null,
    remind_at: remind_at && remind_at.getTime() > now ? remind_at : null,
  };
}

/** The ids of the documents that keep an interviewer from a second interview: one for each quarter of an hour. */
function slotsOf({ state, at, minutes, interviewers }: StoredInterview): string[] {
  if (state !== 'booked' || at === null) return [];
  const quarters = Array.from({ length: (minutes * 60_000) / quarterMs }, (_, quarter) => Date.parse(at) + quarter * quarterMs);
  return interviewers.flatMap((username) => quarters.map((quarter) => `${username} ${new Date(quarter).toISOString()}`));
}

/** Stores a proposal, which replaces an earlier one. @returns what the application repeats of it: the caller writes it */
export function addProposal(
  transaction: Transaction,
  document: DocumentReference,
  application: Pick<Application, 'id' | 'job_id' | 'interview'>,
  proposed: NewInterview,
  by: Actor,
  now: number,
): { interview: InterviewSummary } {
  const { id: applicationId, job_id, interview: replaces } = application;
  if (replaces?.state === 'proposed')
    transaction.update(interviewDocument(document.firestore, replaces.id), { state: 'cancelled', told: { state: 'proposed' } });
  const fields = { ...proposed, application: applicationId, job_id, by, state: 'proposed', at: null } as const;
  const interview = { id: document.id, ...interviewRecord.parse(fields) };
  const at = new Date(now);
  const stored = { ...fields, ...queriedFields(interview, now), replaces, sequence: 0, created_at: at, updated_at: at };
  transaction.create(document, stored);
  return { interview: summaryOf(interview) };
}

/**
 * Reads what takes back a proposal, if `document` is one, so that the one before it counts again, with those who still see it.
 * @returns what the application repeats then, which the caller writes: nothing of a proposal that is replaced itself
 */
export async function proposalRemoval(
  transaction: Transaction,
  document: DocumentReference,
  { interview }: Pick<Application, 'interview'>,
  whoSee: (interview: StoredInterview) => Promise<string[]>,
) {
  const proposal = await transaction.get(document);
  const replaced = ofApplication.parse(proposal.get('replaces') ?? null);
  const earlier = replaced && (await transaction.get(interviewDocument(document.firestore, replaced.id)));
  const interviewers = earlier?.exists ? await whoSee(toInterview(earlier)) : [];
  return (): { interview?: InterviewSummary | null } => {
    if (proposal.exists) transaction.delete(document);
    if (interview?.id !== document.id) return {};
    if (!replaced || !earlier?.exists) return { interview: null };
    const before = toInterview(earlier);
    // The applicant can have answered it meanwhile.
    if (before.state === 'declined') return { interview: summaryOf(before) };
    if (replaced.state !== 'proposed') return { interview: replaced };
    if (interviewers.length === 0) return { interview: { ...replaced, state: 'cancelled' } };
    transaction.update(earlier.ref, { state: 'proposed', told: null, interviewers });
    return { interview: replaced };
  };
}

/** @param named those before and after a change, by default the interviewers */
export async function readMailing(
  db: Firestore,
  { id, application, interviewers }: StoredInterview,
  reads: Reads = plainReads,
  named?: Named,
): Promise<Mailing> {
  const waiting = mailsAbout(collection(db, 'applications').doc(application)).where('state', '==', 'waiting');
  const accounts = named ?? (await readNamed(db, interviewers, reads));
  const { docs } = await reads.get(waiting);
  return { named: accounts, waiting: docs.filter((mail) => mail.get('values.uid') === id) };
}

/** Each mail replaces those that wait for its reader. No reminder outlasts a change. @param now in milliseconds */
function replaceMails(writes: Writes, db: Firestore, mails: readonly NewMail[], waiting: readonly DocumentSnapshot[], now: number): void {
  const isFor =
    ({ to, template }: NewMail) =>
    (other: DocumentSnapshot) =>
      other.get('to') === to && other.get('template') === template;
  const isUnheard = (mail: DocumentSnapshot) => mail.get('values.what') === 'booked' && mail.get('attempts') === 0;
  for (const mail of waiting) {
    if (mail.get('values.what') !== 'tomorrow' && !mails.some((newer) => isFor(newer)(mail))) continue;
    // Fails if it has been sent meanwhile.
    writes.delete(mail.ref, mail.updateTime && { lastUpdateTime: mail.updateTime });
  }
  const written = mails.map((mail) => {
    const isFirst = mail.values['what'] === 'changed' && waiting.filter(isFor(mail)).some(isUnheard);
    return isFirst ? { ...mail, values: { ...mail.values, what: 'booked' } } : mail;
  });
  addMails(writes, db, written, now);
}

/** What of an interview changes. `by` is who changes it, `text` why. */
export type InterviewChange = {
  event: InterviewEvent;
  fields: Partial<StoredInterview>;
  by: Actor;
  text?: string;
  /** Besides invitations. */
  mails?: readonly NewMail[];
};

/**
 * Adds a change of an interview with its slots, its entry in the timeline and its mails. If a slot is taken, none of it is written.
 * @param snapshot of the interview. The write fails if it has changed since
 * @returns what the application repeats of it: the caller writes it
 */
export function addInterviewChange(
  writes: Writes,
  snapshot: DocumentSnapshot,
  application: InvitedApplicant,
  { event, fields, by, text = '', mails = [] }: InterviewChange,
  { named, waiting }: Mailing,
  now: number,
): { interview: InterviewSummary } {
  const current = toInterview(snapshot);
  const wasBooked = current.state === 'booked';
  const changed = { ...current, ...fields, sequence: wasBooked ? current.sequence + 1 : current.sequence };
  const { firestore } = snapshot.ref;
  const at = new Date(now);
  const invitations = wasBooked || changed.state === 'booked' ? interviewMails(current, changed, application, named) : [];
  const told = toldAfterChange(current, changed, by, invitations.length > 0);
  writes.update(
    snapshot.ref,
    { told, ...fields, ...queriedFields(changed, now), sequence: changed.sequence, updated_at: at },
    snapshot.updateTime ? { lastUpdateTime: snapshot.updateTime } : {},
  );
  const [before, after] = [slotsOf(current), slotsOf(changed)];
  const slots = collection(firestore, 'interviewSlots');
  for (const id of before) if (!after.includes(id)) writes.delete(slots.doc(id));
  const slot = { application: current.application, interview: current.id, expires_at: new Date(endOf(changed)) };
  for (const id of after) if (!before.includes(id)) writes.create(slots.doc(id), slot);
  const times = { from: current.at ?? '', to: changed.at ?? '' };
  const entry = { kind: 'interview', template: event, at, by, ...times, text };
  const document = collection(firestore, 'applications').doc(current.application);
  writes.create(timelineOf(document).doc(), entry);
  replaceMails(writes, firestore, invitations, waiting, now);
  addMails(writes, firestore, mails, now);
  return { interview: summaryOf(changed) };
}

/**
 * An application that its applicant knows to be over has no interview ahead.
 * @param shown what the applicant sees from now on
 * @returns what cancels it; undefined if nothing is to be cancelled
 */
export async function interviewEnding(
  snapshot: DocumentSnapshot,
  shown: unknown,
  now: number,
  reads: Reads = plainReads,
): Promise<((writes: Writes, application: InvitedApplicant, by: Actor) => { interview: InterviewSummary }) | undefined> {
  const open = openInterviewOf(snapshot);
  if (!open || !applicantStatuses.some((status) => status === shown && isOver(status))) return undefined;
  const interview = await reads.get(interviewDocument(snapshot.ref.firestore, open.id));
  if (!interview.exists || hasBegun(toInterview(interview), now)) return undefined;
  const mailing = await readMailing(snapshot.ref.firestore, toInterview(interview), reads);
  return (writes, application, by) =>
    addInterviewChange(
      writes,
      interview,
      application,
      { event: 'cancelled', fields: { state: 'cancelled', at: null, told: null }, by },
      mailing,
      now,
    );
}

const invitee = z.object({ applicant_name: storedText, applicant_email: storedText, job_title: storedText });

/** Whether the people of an interview are to be reminded of it. */
export function isToBeReminded({ id, state, at }: StoredInterview, application: DocumentSnapshot, now: number): boolean {
  const isLatest = application.get('interview.id') === id && !isClosed(storedText.parse(application.get('status')));
  return isLatest && state === 'booked' && Date.parse(at ?? '') > now;
}

const reminder = z.object({
  about: z.tuple([z.string()]),
  template: z.enum(['interview', 'interview for staff']),
  values: z.object({ what: z.literal('tomorrow'), uid: z.string(), at: z.string() }),
});

/** @returns whether a mail reminds of what does not take place at that time any more */
export async function isOutdatedReminder(mail: Record<string, unknown>, db: Firestore, now: number, reads: Reads): Promise<boolean> {
  const { data } = reminder.safeParse(mail);
  if (!data) return false;
  const snapshot = await reads.get(interviewDocument(db, data.values.uid));
  const application = await reads.get(collection(db, 'applications').doc(data.about[0]));
  const interview = snapshot.exists ? toInterview(snapshot) : undefined;
  return !interview || interview.at !== data.values.at || !isToBeReminded(interview, application, now);
}

/**
 * Of an application that is removed: its interviews, and the slots and scorecards that they have. Interviewers learn of it.
 * @param isErased by the applicant, who is neither told nor named
 */
export async function interviewRemoval(application: DocumentSnapshot, isErased: boolean) {
  const { ref } = application;
  const ofIt = (name: 'interviews' | 'interviewSlots' | 'scorecards') =>
    collection(ref.firestore, name).where('application', '==', ref.id).get();
  const applicant = isErased ? undefined : { id: ref.id, ...invitee.parse(application.data()) };
  const [interviews, slots, scorecards] = await Promise.all([ofIt('interviews'), ofIt('interviewSlots'), ofIt('scorecards')]);
  const named = await readNamed(
    ref.firestore,
    interviews.docs.flatMap((snapshot) => toInterview(snapshot).interviewers),
  );
  return (writes: Writes, now: number): void => {
    for (const snapshot of [...interviews.docs, ...slots.docs, ...scorecards.docs]) writes.delete(snapshot.ref);
    for (const snapshot of interviews.docs) {
      const interview = { ...toInterview(snapshot), url: '' };
      if (stateAt(interview, now) !== 'booked') continue;
      const cancelled = { ...interview, state: 'cancelled', at: null, sequence: interview.sequence + 1 } as const;
      // They can't be removed with what is gone.
      const mails = interviewMails(interview, cancelled, applicant, named).map((mail) => ({ ...mail, about: [] }));
      addMails(writes, ref.firestore, mails, now);
    }
  };
}

async function applicationsOf(transaction: Transaction, interviews: readonly DocumentSnapshot[]): Promise<DocumentSnapshot[]> {
  const documents = interviews.map((snapshot) => collection(snapshot.ref.firestore, 'applications').doc(toInterview(snapshot).application));
  return documents.length === 0 ? [] : transaction.getAll(...documents);
}

/**
 * Takes the invitations of what is booked for somebody, and lies ahead, from one address to another. A calendar that has both
 * addresses keeps the later one, whose SEQUENCE is higher.
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
  const booked = docs.filter((snapshot) => toInterview(snapshot).state === 'booked' && sees(toInterview(snapshot).job_id));
  const applications = await applicationsOf(transaction, booked);
  return (writes) => {
    for (const [index, snapshot] of booked.entries()) {
      const application = applications[index];
      if (!application?.exists) continue;
      const interview = toInterview(snapshot);
      const applicant = { id: application.id, ...invitee.parse(application.data()) };
      const after = (changes: number) => ({ ...interview, sequence: interview.sequence + changes });
      writes.update(snapshot.ref, { sequence: after(2).sequence });
      // Lets a simultaneous removal notice the mails.
      writes.update(application.ref, { reminded_at: new Date(now) });
      const cancellation = mailToInterviewer('address ended', after(1), from, applicant);
      addMails(writes, db, [...cancellation, ...mailToInterviewer('address new', after(2), to, applicant)], now);
    }
  };
}

export function interviewDocument(db: Firestore, id: string): DocumentReference {
  return collection(db, 'interviews').doc(id);
}
