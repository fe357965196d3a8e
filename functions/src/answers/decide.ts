import { z } from 'zod/mini';
import type { Told } from './contract/answers.ts';
import { dayMs } from '../platform/contract/limits.ts';
import { applicantStatus, isClosed, isStaffStatus, tellingTemplate } from '../applications/contract/statuses.ts';
import { storedText } from '../platform/contract/stored.ts';
import { firestoreTime } from '../platform/firestore/documents.ts';

const date = z.pipe(
  firestoreTime,
  z.transform((time) => new Date(time)),
);
export const storedDate = z.catch(z.nullable(date), null);

/** The statuses that led to this one, and when each was set. Going back cuts it. */
export const storedWay = z.catch(z.array(z.object({ status: z.string(), at: date })), []);

/** What has happened. `answerFields` derives the rest. */
export const answerFacts = z.object({
  status: storedText,
  told: storedText,
  status_at: storedDate,
  way: storedWay,
  /** The mail that tells the applicant of the status, and has not been sent; blank if that failed or was canceled. */
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

/** @param told of a status that has to be told @param waiting_mail the id of the mail that tells of the status */
export function withStatus(facts: AnswerFacts, status: string, at: Date, told: Told, waiting_mail?: string): AnswerFacts {
  const earlier = facts.way.findIndex((step) => step.status === status);
  const way = earlier === -1 ? [...facts.way, { status, at }] : facts.way.slice(0, earlier + 1);
  // An application that was stored by hand shows what its status says.
  const shown_status = facts.shown_status || applicantStatus(facts.status);
  return {
    ...facts,
    status,
    told: tellingTemplate(status) ? told : '',
    status_at: at,
    way,
    waiting_mail: waiting_mail ?? null,
    shown_status,
  };
}

/** A mail of staff has been sent. @param promised_at until when the next answer is promised */
export function withSentMail(facts: AnswerFacts, mail: string, at: Date, promised_at: Date): AnswerFacts {
  const answered = { ...facts, promised_at, first_mail_at: facts.first_mail_at ?? at };
  return facts.waiting_mail === mail ? { ...answered, told: tellingTemplate(facts.status) ? 'told' : '', waiting_mail: null } : answered;
}

/** The mail that tells the applicant could not be sent, or is cancelled. What it should have told stays untold until another mail has left. */
export function withoutMail(facts: AnswerFacts, mail: string): AnswerFacts {
  if (facts.waiting_mail !== mail) return facts;
  return { ...facts, ...(tellingTemplate(facts.status) ? { told: 'not told', waiting_mail: null } : { waiting_mail: '' }) };
}

/**
 * - `due_at`: when the applicant is promised an answer; null if none is due
 * - `shown_status`: what the applicant sees, which does not change before the mail about it is sent
 * - `first_due_at`: until when the first answer was promised; null if none was needed
 * - `first_answer`, `first_answer_at`: 'in time' or 'late' once there is one, and when it came
 * - `in_time_due_at`: `first_due_at` if the first answer was in time, so that one index counts these answers
 * - `uncounted_at`: the figures lack this change: docs/decisions/0034-figures.md
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
    uncounted_at: at,
  };
}
