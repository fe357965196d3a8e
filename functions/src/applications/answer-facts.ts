import { z } from 'zod/mini';
import { dayMs } from '../platform/contract/limits.ts';
import { storedText } from '../platform/contract/stored.ts';
import { firestoreDate, storedDate } from '../platform/firestore/firebase.ts';
import { applicantStatus, isClosed, isStaffStatus } from './contract/statuses.ts';

/** The statuses that led to this one, and when each was set. Going back cuts it. */
const storedWay = z.catch(z.array(z.object({ status: z.string(), at: firestoreDate })), []);

/** What has happened. `answerFields` derives the rest. */
export const answerFacts = z.object({
  status: storedText,
  told: storedText,
  /** Why it is rejected, from the list of the team, or blank. Only staff see it. */
  reason: storedText,
  status_at: storedDate,
  way: storedWay,
  /** The mail that tells of the status, until one has left: it waits, has failed or is canceled. */
  waiting_mail: z.catch(z.nullable(z.string()), null),
  /** An application that nobody has promised an answer has no due date. */
  promised_at: storedDate,
  first_promised_at: storedDate,
  /** When the first mail of staff was sent. */
  first_mail_at: storedDate,
  shown_status: storedText,
  shown_at: storedDate,
});

export type AnswerFacts = z.output<typeof answerFacts>;

/** @param now in milliseconds @param replyDays as staff have promised */
export function promisedFrom(now: number, replyDays: number): Date {
  return new Date(now + replyDays * dayMs);
}

/** The facts of a new application. */
export function newAnswerFacts(at: Date, promised_at: Date): AnswerFacts {
  return {
    status: 'Pending',
    told: '',
    reason: '',
    status_at: at,
    way: [{ status: 'Pending', at }],
    waiting_mail: null,
    promised_at,
    first_promised_at: promised_at,
    first_mail_at: null,
    shown_status: '',
    shown_at: null,
  };
}

/**
 * - `due_at`: when the applicant is promised an answer; null if none is due
 * - `shown_status`: what the applicant sees, which does not change before the mail about it is sent
 * - `first_due_at`: until when the first answer was promised; null if none was needed
 * - `first_answer`, `first_answer_at`: 'in time' or 'late' once there is one, and when it came
 * - `in_time_due_at`: `first_due_at` if the first answer was in time: one index counts these
 * @param at when the facts have changed
 */
export function answerFields(facts: AnswerFacts, at: Date) {
  const { status, told, status_at, waiting_mail, promised_at, first_promised_at, first_mail_at } = facts;
  const isUntold = told === 'not told' || told === 'mail waiting' || waiting_mail !== null;
  const isDue = isUntold || !isClosed(status);
  const shown_status = facts.shown_status !== '' && isUntold ? facts.shown_status : applicantStatus(status);
  const isToldOtherwise = !isDue && isStaffStatus(status) && told !== 'duplicate' && told !== 'spam';
  const firstAnswerAt = first_mail_at ?? (isToldOtherwise ? status_at : null);
  const isInTime = firstAnswerAt !== null && first_promised_at !== null && firstAnswerAt <= first_promised_at;
  const first_due_at = isDue || firstAnswerAt ? first_promised_at : null;
  return {
    ...facts,
    shown_status,
    shown_at: shown_status === facts.shown_status ? facts.shown_at : at,
    due_at: isDue ? promised_at : null,
    first_due_at,
    first_answer: firstAnswerAt === null ? '' : isInTime ? 'in time' : 'late',
    first_answer_at: firstAnswerAt,
    in_time_due_at: isInTime ? first_due_at : null,
  };
}
