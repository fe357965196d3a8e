import { z } from 'zod/mini';
import type { MailTime, Told } from './contract/answers.ts';
import type { Application } from '../applications/contract/applications.ts';
import { applicantStatus, tellingTemplate } from '../applications/contract/statuses.ts';
import { storedText } from '../platform/contract/stored.ts';
import { isVersion, storedDate } from '../platform/firestore/firebase.ts';
import { type AnswerFacts, answerFacts } from '../applications/answer-facts.ts';
import type { WrittenLetter } from '../applications/letters.ts';

/** @param told of a status that must be told, as the reason @param waiting_mail its mail's id */
export function withStatus(facts: AnswerFacts, status: string, at: Date, told: string, waiting_mail?: string | null): AnswerFacts {
  const earlier = facts.way.findIndex((step) => step.status === status);
  const way = earlier === -1 ? [...facts.way, { status, at }] : facts.way.slice(0, earlier + 1);
  // An application that was stored by hand shows what its status says.
  const shown_status = facts.shown_status || applicantStatus(facts.status);
  return {
    ...facts,
    status,
    told: tellingTemplate(status) ? told : '',
    reason: tellingTemplate(status) ? facts.reason : '',
    status_at: at,
    way,
    waiting_mail: waiting_mail ?? null,
    shown_status,
  };
}

/** The mail that tells of the status has left. */
export const asTold = (facts: AnswerFacts): AnswerFacts => ({
  ...facts,
  told: tellingTemplate(facts.status) ? 'told' : '',
  waiting_mail: null,
});

/** A mail of staff has been sent. @param promised_at until when the next answer is promised */
export function withSentMail(facts: AnswerFacts, mail: string, at: Date, promised_at: Date): AnswerFacts {
  const answered = { ...facts, promised_at, first_mail_at: facts.first_mail_at ?? at };
  return facts.waiting_mail === mail ? asTold(answered) : answered;
}

/** The mail failed, or is canceled. What it says stays untold until another has left. */
export function withoutMail(facts: AnswerFacts, mail: string): AnswerFacts {
  const isTelling = facts.waiting_mail === mail && tellingTemplate(facts.status) !== undefined;
  return isTelling ? { ...facts, told: 'not told', waiting_mail: null } : facts;
}

/**
 * A mail of staff, which tells of the status if that changes, or is untold.
 * @param mail its id
 * @param reason of a rejection
 */
export function withReply(facts: AnswerFacts, status: string, mail: string, at: Date, reason?: string): AnswerFacts {
  const isUntold = facts.told === 'not told' || facts.waiting_mail !== null;
  const because = { ...facts, reason: tellingTemplate(status) ? (reason ?? facts.reason) : '' };
  return status !== facts.status || isUntold ? withStatus(because, status, at, 'mail waiting', mail) : because;
}

/** Takes back a mail of staff, and what it changed unless that has changed since. */
export function withoutReply(facts: AnswerFacts, before: AnswerFacts, mail: string): AnswerFacts {
  const { status, told, reason, status_at, way, waiting_mail } = before;
  if (facts.waiting_mail === mail) return { ...facts, status, told, reason, status_at, way, waiting_mail };
  return facts.status_at?.getTime() === status_at?.getTime() ? { ...facts, reason } : facts;
}

/** How applicants learn of a status. The mail leaves at `time`. `own`: a team template's name. */
export type Telling = { told: Told; time?: MailTime; own?: string | undefined; write?: (application: Application) => WrittenLetter };

/**
 * @property basedOn the version that the actor has seen. Without it, answers stay
 * @property telling if the actor has chosen how the applicant learns of it
 * @property reason why it is rejected; to undo, why it was
 * @property keepsAnswers whether who has another answer already keeps it
 * @property undo takes back the answer that was added to this status later, and tells nobody
 */
export type StatusCommand = {
  status: string;
  basedOn?: string | undefined;
  telling?: Telling | undefined;
  reason?: string | undefined;
  keepsAnswers?: boolean;
  undo?: boolean | undefined;
};

/** 'too late': the mail that tells of the status is on its way, or has been sent. */
export type StatusRefusal = 'stale' | 'too late';

/** Of the status before: when it was set, and what its applicant had learned by which mail. */
export const wasRecord = z.object({ told: storedText, at: storedDate, mail: answerFacts.shape.waiting_mail, shown: storedText });

type Was = z.output<typeof wasRecord>;

export const wasOf = ({ told, status_at: at, waiting_mail: mail, shown_status: shown }: AnswerFacts): Was => ({ told, at, mail, shown });

/**
 * `mail` tells of the status, if it waits. Timeline `entry`: `from` is blank if it came later.
 * `hasLeft`: the mail of `was`.
 */
export type StoredAnswer = {
  facts: AnswerFacts;
  updated_at: string;
  mail?: 'untried' | 'on its way' | undefined;
  entry?: { told: string; from: string; own?: string; was?: Was | undefined } | undefined;
  hasLeft?: boolean;
};

/**
 * The same status with the same answer changes nothing. Another answer or reason needs the current
 * version. An answer replaces the one before, unless that was mailed.
 * @param letter the id of the mail that is written, if one is
 * @returns the facts afterwards, and `isNoted` unless what the timeline says is undone
 */
export function decideStatus(
  { facts, updated_at, mail, entry, hasLeft }: StoredAnswer,
  { status, basedOn, telling, reason, keepsAnswers = false, undo = false }: StatusCommand,
  letter: string,
  at: Date,
): { facts: AnswerFacts; change: { from?: string; to?: string; was?: Was }; isNoted: boolean } | StatusRefusal | 'nothing' {
  const isCurrent = isVersion({ updated_at }, basedOn);
  const isNamed = isCurrent && basedOn !== undefined;
  const isSet = facts.status === status;
  const isAnswered = isSet && facts.told !== '' && facts.told !== 'not told';
  const isLatest = facts.status_at?.toISOString() === updated_at;
  const isSameReason = reason === undefined || reason === facts.reason || keepsAnswers || tellingTemplate(status) === undefined;
  // After a change of the reason only, the answer stays.
  const isUndone = undo && isNamed && isAnswered && entry?.from === '' && (isLatest || (mail !== undefined && isSameReason));
  // A repeated change whose response got lost is not a conflict.
  const isLike = (one: Telling) => (one.time ?? one.told) === entry?.told && (one.own ?? '') === (entry.own ?? '');
  const isSameAnswer = telling ? isLike(telling) || (keepsAnswers && isNamed) : isCurrent;
  const isSame = isAnswered ? isSameAnswer : !telling || facts.told === '';
  if (isSet && isSame && !isUndone) {
    if (isSameReason) return 'nothing';
    return isNamed ? { facts: { ...facts, reason }, change: {}, isNoted: false } : 'stale';
  }
  if (!isCurrent || (isAnswered && !isNamed)) return 'stale';
  const isTold = mail ? mail === 'on its way' : isAnswered && facts.told === 'told';
  if (isTold) return 'too late';
  // Until the answer that is taken back, the applicant saw what the status before says.
  const before = isUndone && !mail ? { ...facts, shown_status: applicantStatus(facts.way.at(-2)?.status ?? 'Pending') } : facts;
  // Whoever was told stays told.
  const was = undo && entry?.from === status && entry.was?.told !== 'mail waiting' ? entry.was : undefined;
  const because = { ...before, shown_status: was?.shown || before.shown_status, reason: reason ?? before.reason };
  const [told, tellingMail] = [telling?.told ?? (was?.told || 'not told'), telling?.write ? letter : was?.mail];
  const next = withStatus(because, status, was?.at ?? at, told, tellingMail);
  return {
    facts: was?.mail === next.waiting_mail && hasLeft ? asTold(next) : next,
    change: isSet ? {} : { from: facts.status, to: status, was: wasOf(facts) },
    isNoted: !mail || (entry?.from || facts.status) !== status,
  };
}
