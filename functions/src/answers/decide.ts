import type { MailTime, Told } from './contract/answers.ts';
import type { Application } from '../applications/contract/applications.ts';
import { applicantStatus, tellingTemplate } from '../applications/contract/statuses.ts';
import { isVersion } from '../platform/firestore/firebase.ts';
import type { AnswerFacts } from '../applications/answer-facts.ts';
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

/**
 * Takes back a change, but for what mails have answered and promised since.
 * @param earlier the state of the mail that told of what was before, if any
 */
function takenBack({ promised_at, first_mail_at }: AnswerFacts, before: AnswerFacts, earlier: unknown): AnswerFacts {
  const back = { ...before, promised_at, first_mail_at };
  if (earlier === 'sent') return asTold(back);
  return earlier === 'waiting' || back.waiting_mail === null ? back : withoutMail(back, back.waiting_mail);
}

/** The same for a mail of staff, unless what it changed has changed since. */
export function withoutReply(facts: AnswerFacts, mail: string, before?: AnswerFacts, earlier?: unknown): AnswerFacts {
  if (!before) return withoutMail(facts, mail);
  if (facts.waiting_mail === mail) return takenBack(facts, before, earlier);
  return facts.status_at?.getTime() === before.status_at?.getTime() ? { ...facts, reason: before.reason } : facts;
}

/** How applicants learn of a status. The mail leaves at `time`. `own`: a team template's name. */
export type Telling = { told: Told; time?: MailTime; own?: string | undefined; write?: (application: Application) => WrittenLetter };

/**
 * @property basedOn the version that the actor has seen. Without it, answers stay
 * @property telling if the actor has chosen how the applicant learns of it
 * @property reason why it is rejected
 * @property keepsAnswers whether who has another answer already keeps it
 * @property undo takes back the change that replaced this status or its answer, and tells nobody
 */
export type StatusCommand = {
  status: string;
  basedOn?: string | undefined;
  telling?: Telling | undefined;
  reason?: string | undefined;
  keepsAnswers?: boolean;
  undo?: boolean | undefined;
};

/**
 * - 'too late': the mail that tells of the status is on its way, or has been sent
 * - 'not replaced': the change that is to be undone replaced something else
 */
export type StatusRefusal = 'stale' | 'too late' | 'not replaced';

/**
 * `mail` tells of the status, if it waits. Timeline `entry`: on how the applicant learns of it; to
 * undo, of the latest change. `from` is blank if it came later. `earlier`: see {@link takenBack}.
 */
export type StoredAnswer = {
  facts: AnswerFacts;
  updated_at: string;
  mail?: 'untried' | 'on its way' | undefined;
  entry?: { kind?: string; told: string; from: string; own?: string; before?: AnswerFacts | undefined } | undefined;
  earlier?: unknown;
};

/**
 * The same status with the same answer changes nothing. Another answer or reason needs the current
 * version. An answer replaces the one before, unless that was mailed.
 * @param letter the id of the mail that is written, if one is
 * @returns the facts afterwards, and `isNoted` unless what the timeline says is undone
 */
export function decideStatus(
  { facts, updated_at, mail, entry, earlier }: StoredAnswer,
  { status, basedOn, telling, reason, keepsAnswers = false, undo = false }: StatusCommand,
  letter: string,
  at: Date,
): { facts: AnswerFacts; change: { from?: string; to?: string }; isNoted: boolean } | StatusRefusal | 'nothing' {
  const isCurrent = isVersion({ updated_at }, basedOn);
  const isNamed = isCurrent && basedOn !== undefined;
  const isSet = facts.status === status;
  const change = isSet ? {} : { from: facts.status, to: status };
  if (undo && isNamed && entry?.before?.status === status) {
    if (entry.kind === 'mail' && mail !== 'untried') return 'too late';
    return { facts: takenBack(facts, entry.before, earlier), change, isNoted: !mail };
  }
  if (undo && !isSet) return isNamed ? 'not replaced' : 'stale';
  const isAnswered = isSet && facts.told !== '' && facts.told !== 'not told';
  const isSameReason = reason === undefined || reason === facts.reason || keepsAnswers || tellingTemplate(status) === undefined;
  // A repeated change whose response got lost is not a conflict.
  const isLike = (one: Telling) => (one.time ?? one.told) === entry?.told && (one.own ?? '') === (entry.own ?? '');
  const isSameAnswer = telling ? isLike(telling) || (keepsAnswers && isNamed) : isCurrent;
  const isSame = isAnswered ? isSameAnswer : !telling || facts.told === '';
  if (isSet && isSame) {
    if (isSameReason) return 'nothing';
    return isNamed ? { facts: { ...facts, reason }, change: {}, isNoted: false } : 'stale';
  }
  if (!isCurrent || (isAnswered && !isNamed)) return 'stale';
  const isTold = mail ? mail === 'on its way' : isAnswered && facts.told === 'told';
  if (isTold) return 'too late';
  const because = { ...facts, reason: reason ?? facts.reason };
  const next = withStatus(because, status, at, telling?.told ?? 'not told', telling?.write && letter);
  return { facts: next, change, isNoted: !mail || (entry?.from || facts.status) !== status };
}
