import type { DocumentReference, DocumentSnapshot, Firestore } from 'firebase-admin/firestore';
import { z } from 'zod/mini';
import { hiringProcessDefaults } from '../jobs/contract/hiring-process.ts';
import { type InterviewState, interviewStates, isOpenInterview } from './contract/interviews.ts';
import { interview } from './contract/staff-interviews.ts';
import { serverLimits } from '../platform/contract/limits.ts';
import { storedText } from '../platform/contract/stored.ts';
import type { Actor } from '../platform/audited.ts';
import { collection, documentIn, readRecord, storedDocument } from '../platform/firestore/firebase.ts';

/** Those that the mail about a change tells. */
const toldFacts = z.object({
  state: z.enum(interviewStates),
  at: z.nullable(z.string()),
  minutes: z.int(),
  place: z.string(),
  interviewers: z.array(z.string()),
  sequence: z.int(),
  why: z._default(z.string(), ''),
});

export type ToldFacts = z.output<typeof toldFacts>;

/** What staff see of it, and more. `state` is never 'held', which follows from the time. */
export const interviewRecord = z.extend(z.omit(interview, { id: true, applicant_name: true, job_title: true }), {
  /** Until so many hours before, the applicant can move or cancel it. */
  change_hours: z.catch(z.int(), hiringProcessDefaults.change_hours),
  /** The applicant's, once they have chosen a time. */
  applicant_zone: storedText,
  /** Why staff changed it last, as its applicant reads it. */
  why: storedText,
  /** How often the invitation has changed (RFC 5545). */
  sequence: z.catch(z.int(), 0),
  /** The page of the application, or blank. */
  url: storedText,
  /** What differs for its applicant, until the mail about a change of staff has left. */
  told: z.catch(z.nullable(z.partial(toldFacts)), null),
});

export type StoredInterview = { id: string } & z.output<typeof interviewRecord>;

export function interviewDocument(db: Firestore, id: string): DocumentReference {
  return documentIn(collection(db, 'interviews'), id);
}

export function toInterview(snapshot: DocumentSnapshot): StoredInterview {
  return readRecord(interviewRecord, storedDocument(snapshot));
}

/** @returns the interview as its applicant knows it; the same one if that does not differ */
export function asTold(interview: StoredInterview): StoredInterview {
  return interview.told ? { ...interview, ...interview.told } : interview;
}

/**
 * @param by what applicants do themselves, they know at once
 * @param isMailed whether a mail tells the applicant
 * @returns the field `told` after a change
 */
export function toldAfterChange(before: StoredInterview, after: StoredInterview, by: Actor, isMailed: boolean): StoredInterview['told'] {
  const { told } = before;
  if (by === 'visitor') return told && { ...told, state: after.state, at: after.at, sequence: after.sequence, why: '' };
  return told ?? (isMailed ? toldFacts.parse(before) : null);
}

/** @param mailed what it said @returns `told` once it has left. Mails can change places. */
export function toldAfterMail({ told, sequence }: StoredInterview, mailed: ToldFacts): StoredInterview['told'] {
  if (!told || (told.sequence ?? 0) > mailed.sequence) return told;
  return mailed.sequence === sequence ? null : toldFacts.parse(mailed);
}

export function endOf({ at, minutes }: { at: string | null; minutes: number }): number {
  return at === null ? 0 : Date.parse(at) + minutes * 60_000;
}

/** @returns until when an interview at `at` can be moved or canceled. Both are ISO 8601 */
export function changeUntil(at: string, hours: number): string {
  return new Date(Date.parse(at) - hours * 60 * 60_000).toISOString();
}

/** @param now in milliseconds */
export function hasBegun({ state, at }: Pick<StoredInterview, 'state' | 'at'>, now: number): boolean {
  return state === 'booked' && at !== null && Date.parse(at) <= now;
}

/** @param now in milliseconds */
export function stateAt(interview: { state: InterviewState; at: string | null; minutes: number }, now: number): InterviewState {
  return interview.state === 'booked' && endOf(interview) <= now ? 'held' : interview.state;
}

/** Whether its applicant can choose, move, decline or cancel it at a time in milliseconds. */
export function isChangeable(interview: StoredInterview, now: number): boolean {
  const { state, at, sequence, change_hours } = interview;
  const isInTime = state !== 'booked' || (at !== null && now <= Date.parse(changeUntil(at, change_hours)));
  return isOpenInterview(interview) && sequence < serverLimits.changesPerApplication && isInTime;
}
