import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { mailTimes, type Tell } from '#contract/answers.ts';
import type { Application } from '#contract/applications.ts';
import { isOpenInterview } from '#contract/interviews.ts';
import { nextMorning } from '#contract/office.ts';
import { timeIn } from '#contract/zones.ts';
import { tellingTexts } from '../../content/staff/telling.ts';
import { ownZone } from '../../lib/own-zone.ts';
import { serverNow } from '../../lib/server-clock.ts';
import { morningInWords } from './morning.ts';

/** What is about to change: the new status, and how many applications get it. `known` are those of them that are loaded. */
export type Ending = { status: string; known: readonly Application[]; count: number };

/** What the notice says and shows besides the change. `isFinal`: it can't be taken back. */
export type Outcome = { tell?: Tell | undefined; consequence: string; isFinal: boolean; more?: ReactNode };

const { interview: interviewTexts } = tellingTexts;

const isTold = ({ told }: Application) => told !== '' && told !== 'not told';
const isEnded = ({ interview }: Application) => Boolean(interview?.at) && Date.parse(interview?.at ?? '') <= serverNow();

/** @returns how many emails leave and when, and what becomes of interviews that are proposed or lie ahead */
export function outcomeOf({ status, known, count }: Ending, tell: Tell | undefined): Outcome {
  const time = mailTimes.find((one) => one === tell);
  const affected = known.filter((application) => application.status !== status || !isTold(application));
  const open = affected.flatMap((application) => {
    const { interview } = application;
    return interview && isOpenInterview(interview) && !isEnded(application) ? interview : [];
  });
  const leaves = time === 'morning' ? nextMorning(serverNow()).getTime() : serverNow();
  const takingPlace = time ? open.filter(({ at }) => at !== null && Date.parse(at) <= leaves) : [];
  const ended = open.filter((interview) => !takingPlace.includes(interview));
  const isAlone = count === 1 && known.length === 1;
  const inWords = (what: 'ended' | 'takesPlace', [first, ...others]: typeof open) =>
    first &&
    (isAlone
      ? interviewTexts[what].one(first.at && timeIn(ownZone(), first.at), time)
      : interviewTexts[what].many(1 + others.length, time));
  const isFinal = !time && ended.length > 0;
  const hasUnknown = known.length < count;
  const consequence = [
    mailsInWords(count - known.length + affected.length, time, hasUnknown),
    affected.length < known.length && tellingTexts.keepTheirs(known.length - affected.length),
    inWords('ended', ended),
    inWords('takesPlace', takingPlace),
    hasUnknown && interviewTexts.unknown(time),
    isAlone && isFinal && tellingTexts.final,
  ];
  return { tell, consequence: consequence.filter(Boolean).join(' '), isFinal };
}

/** @param time undefined: none @returns such as '30 emails leave tomorrow at 9:00 (India Standard Time).' */
export function mailsInWords(count: number, time: (typeof mailTimes)[number] | undefined, isMost = false): string {
  if (!time || count === 0) return tellingTexts.noMail;
  return tellingTexts.leave(count, time === 'now' ? tellingTexts.soon : morningInWords(true), isMost);
}

/** Names the setting by which staff are not asked, and ends it. */
export function EndSame({ onEnd }: { onEnd: () => void }) {
  return (
    <>
      {tellingTexts.unasked}{' '}
      <Button size="compact-xs" variant="default" onClick={onEnd}>
        {tellingTexts.askAgain}
      </Button>
    </>
  );
}
