import type { DocumentReference, DocumentSnapshot, Firestore, Precondition, Transaction } from 'firebase-admin/firestore';
import { z } from 'zod/mini';
import { applicantStatuses, isOver } from '../contract/applicant-statuses.ts';
import type { Application } from '../contract/applications.ts';
import { type InterviewSummary, interviewSummary, isOpenInterview, quarterMs } from '../contract/interviews.ts';
import { dayMs } from '../contract/limits.ts';
import { storedText } from '../contract/stored.ts';
import type { InterviewEvent } from '../contract/timeline.ts';
import type { Actor } from './audit.ts';
import { collection, timelineOf } from './collections.ts';
import { firestoreTime, nextVersion } from './documents.ts';
import { interviewMails, type Invitee } from './interview-mails.ts';
import { addMails, type NewMail } from './new-mails.ts';
import { endOf, hasBegun, interviewRecord, stateAt, type StoredInterview, toInterview, toldAfterChange } from './stored-interview.ts';

/** What can be proposed. */
export type NewInterview = Pick<StoredInterview, 'interviewers' | 'minutes' | 'place' | 'zone' | 'times' | 'change_hours' | 'url'>;

type Reads = { get: (document: DocumentReference) => Promise<DocumentSnapshot> };

export type Writes = {
  create: (document: DocumentReference, fields: Record<string, unknown>) => unknown;
  update: (document: DocumentReference, fields: Record<string, unknown>, precondition: Precondition) => unknown;
  delete: (document: DocumentReference) => unknown;
};

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
 * Reads what takes back a proposal, if `document` is one, so that the one before it counts again.
 * @returns what the application repeats then, which the caller writes: nothing of a proposal that is replaced itself
 */
export async function proposalRemoval(
  transaction: Transaction,
  document: DocumentReference,
  { interview }: Pick<Application, 'interview'>,
) {
  const proposal = await transaction.get(document);
  const replaced = ofApplication.parse(proposal.get('replaces') ?? null);
  const earlier = replaced && (await transaction.get(interviewDocument(document.firestore, replaced.id)));
  return (): { interview?: InterviewSummary | null } => {
    if (proposal.exists) transaction.delete(document);
    if (interview?.id !== document.id) return {};
    if (!earlier?.exists) return { interview: null };
    const before = toInterview(earlier);
    // The applicant can have answered it meanwhile.
    if (before.state === 'declined') return { interview: summaryOf(before) };
    if (replaced?.state === 'proposed') transaction.update(earlier.ref, { state: 'proposed', told: null });
    return { interview: replaced };
  };
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
  application: Invitee,
  { event, fields, by, text = '', mails = [] }: InterviewChange,
  now: number,
): { interview: InterviewSummary } {
  const current = toInterview(snapshot);
  const wasBooked = current.state === 'booked';
  const changed = { ...current, ...fields, sequence: wasBooked ? current.sequence + 1 : current.sequence };
  const { firestore } = snapshot.ref;
  const at = new Date(now);
  const invitations = wasBooked || changed.state === 'booked' ? interviewMails(current, changed, application) : [];
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
  addMails(writes, firestore, [...invitations, ...mails], now);
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
  reads: Reads = { get: (document) => document.get() },
): Promise<((writes: Writes, application: Invitee, by: Actor) => { interview: InterviewSummary }) | undefined> {
  const open = openInterviewOf(snapshot);
  if (!open || !applicantStatuses.some((status) => status === shown && isOver(status))) return undefined;
  const interview = await reads.get(interviewDocument(snapshot.ref.firestore, open.id));
  if (!interview.exists || hasBegun(toInterview(interview), now)) return undefined;
  return (writes, application, by) =>
    addInterviewChange(
      writes,
      interview,
      application,
      { event: 'cancelled', fields: { state: 'cancelled', at: null, told: null }, by },
      now,
    );
}

const invitee = z.object({ applicant_name: storedText, applicant_email: storedText, job_title: storedText });

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
  return (writes: { create: Writes['create']; delete: Writes['delete'] }, now: number): void => {
    for (const snapshot of [...interviews.docs, ...slots.docs, ...scorecards.docs]) writes.delete(snapshot.ref);
    for (const snapshot of interviews.docs) {
      const interview = { ...toInterview(snapshot), url: '' };
      if (stateAt(interview, now) !== 'booked') continue;
      const cancelled = { ...interview, state: 'cancelled', at: null, sequence: interview.sequence + 1 } as const;
      // They can't be removed with what is gone.
      const mails = interviewMails(interview, cancelled, applicant).map((mail) => ({ ...mail, about: [] }));
      addMails(writes, ref.firestore, mails, now);
    }
  };
}

/**
 * Takes somebody out of the interviews of jobs that they no longer see. An interview that has nobody else is cancelled.
 * @param sees whether they still see a job
 */
export async function interviewLeaving(
  transaction: Transaction,
  db: Firestore,
  username: string,
  sees: (jobId: string) => boolean,
  by: Actor,
  now: number,
): Promise<(writes: Writes) => void> {
  const { docs } = await transaction.get(collection(db, 'interviews').where('interviewers', 'array-contains', username));
  const left = docs.filter((snapshot) => {
    const interview = toInterview(snapshot);
    return isOpenInterview({ state: stateAt(interview, now) }) && !sees(interview.job_id);
  });
  const documents = left.map((snapshot) => collection(db, 'applications').doc(toInterview(snapshot).application));
  const applications = documents.length === 0 ? [] : await transaction.getAll(...documents);
  return (writes) => {
    for (const [index, snapshot] of left.entries()) {
      const application = applications[index];
      // A later proposal has replaced the interview.
      if (!application || application.get('interview.id') !== snapshot.id) continue;
      const { interviewers: all, addresses } = toInterview(snapshot);
      const interviewers = all.filter((name) => name !== username);
      const others = Object.fromEntries(Object.entries(addresses).filter(([name]) => name !== username));
      const fields = interviewers.length > 0 ? { interviewers, addresses: others } : ({ state: 'cancelled', at: null } as const);
      const change = { event: interviewers.length > 0 ? 'changed' : 'cancelled', fields, by } as const;
      const applicant = { id: application.id, ...invitee.parse(application.data()) };
      const summary = addInterviewChange(writes, snapshot, applicant, change, now);
      const updated_at = nextVersion(firestoreTime.safeParse(application.get('updated_at')).data ?? new Date(now).toISOString(), now);
      writes.update(application.ref, { ...summary, updated_at }, {});
    }
  };
}

export function interviewDocument(db: Firestore, id: string): DocumentReference {
  return collection(db, 'interviews').doc(id);
}
