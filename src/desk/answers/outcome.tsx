import type { ReactNode } from 'react';
import { mailTimes, type NoMailReason, type Rejection, type Tell } from '#rooms/answers/contract/answers.ts';
import type { Application } from '#rooms/applications/contract/applications.ts';
import type { BulkResult } from '#rooms/answers/contract/endpoints.ts';
import { isClosed } from '#rooms/applications/contract/statuses.ts';
import { isOpenInterview } from '#rooms/interviews/contract/interviews.ts';
import { dayMs } from '#rooms/platform/contract/limits.ts';
import { nextMorning, officeDate } from '#rooms/platform/contract/office.ts';
import { timeIn } from '#rooms/platform/contract/zones.ts';
import { tellingTexts } from './telling-texts.ts';
import { browserZone } from '../../shared/lib/browser-zone.ts';
import { serverNow } from '../../shared/lib/server-clock.ts';

type Ended = Pick<Application, 'applicant_name' | 'applicant_email' | 'status' | 'told' | 'interview'>;

/** A new status for `count` applications. `known` are loaded. */
export type Ending = {
  status: string;
  known: readonly Application[];
  /** Of a selection, all that are not gone. */
  listed?: readonly Ended[];
  count: number;
  /** Why no email tells it, as far as that is known before. */
  noMail?: NoMailReason | undefined;
};

/** What happens, and what the notice shows besides. `isFinal`: it can't be taken back. */
export type Outcome = ReturnType<typeof outcomeOf> & { details: Rejection; more?: ReactNode };

const { interview: interviewTexts } = tellingTexts;

const isTold = ({ told }: Ended) => told !== '' && told !== 'not told';
const isEnded = ({ interview }: Ended) => Boolean(interview?.at) && Date.parse(interview?.at ?? '') <= serverNow();

/** @returns how many emails go out and when, and what becomes of interviews ahead */
export function outcomeOf({ status, known: loaded, listed: known = loaded, count }: Ending, tell: Tell | undefined) {
  const time = mailTimes.find((one) => one === tell);
  const unanswered = known.filter((application) => application.status !== status || !isTold(application));
  const ended = known.filter((application) => application.status !== status && isClosed(application.status)).length;
  const affected = time ? unanswered.filter((application) => application.applicant_email !== '') : unanswered;
  const open = affected.flatMap((application) => {
    const { interview, applicant_name: name } = application;
    if (!interview || !isOpenInterview(interview) || isEnded(application)) return [];
    const takesPlace = time === 'morning' && interview.at !== null && Date.parse(interview.at) <= nextMorning(serverNow()).getTime();
    return { takesPlace, name, at: interview.at && timeIn(browserZone(), interview.at) };
  });
  const kept = open.filter(({ takesPlace }) => takesPlace);
  const [first, ...others] = open.filter(({ takesPlace }) => !takesPlace);
  const isAlone = count === 1 && known.length === 1;
  const isFinal = first !== undefined && !time;
  const consequence = [
    mailsInWords(affected.length, tell),
    ended > 0 && tellingTexts.endedAlready(ended),
    unanswered.length < known.length && tellingTexts.keepTheirs(known.length - unanswered.length),
    affected.length < unanswered.length && tellingTexts.unmailed(unanswered.length - affected.length),
    first && (isAlone ? interviewTexts.ended.one(first.at, time) : interviewTexts.ended.many(1 + others.length, time)),
    kept.length > 0 && interviewTexts.kept(kept),
    isAlone && isFinal && tellingTexts.final,
  ];
  return { consequence: consequence.filter(Boolean).join(' '), isFinal };
}

/** @returns how many emails go out about a change of many and when, and what can't be undone */
export function endInWords(results: readonly BulkResult[], tell: Tell | undefined): string {
  const ended = results.filter(({ ended }) => ended).length;
  const changed = results.filter(({ before }) => before).length + ended;
  return [mailsInWords(changed, tell), ended > 0 && tellingTexts.finalFor(ended)].filter(Boolean).join(' ');
}

/** @returns such as '30 emails go out tomorrow at 9:00 AM (India Standard Time).' */
export function mailsInWords(count: number, tell: Tell | undefined): string {
  if (typeof tell !== 'string' || count === 0) return tellingTexts.noMail;
  return tellingTexts.leave(count, tell === 'now' ? tellingTexts.soon : morningInWords(true));
}

/** 'Tomorrow at 9:00 AM (India Standard Time)', or 'Nov 30 at …': when such a mail leaves. */
export function morningInWords(inSentence = false): string {
  const now = serverNow();
  const dayOf = (time: number) => officeDate(new Date(time).toISOString());
  const day = dayOf(nextMorning(now).getTime());
  const words = { [dayOf(now)]: tellingTexts.days.today, [dayOf(now + dayMs)]: tellingTexts.days.tomorrow };
  const word = words[day];
  if (!inSentence) return tellingTexts.morning(word ?? day);
  return tellingTexts.morning(word?.toLowerCase() ?? tellingTexts.days.on(day));
}
