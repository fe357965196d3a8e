import type { InterviewSummary } from '#rooms/interviews/contract/interviews.ts';
import { interviewWords } from './interview-words-texts.ts';
import { formatDayAndMonth, formatter } from '../../shared/lib/format.ts';
import { serverNow } from '../../shared/lib/server-clock.ts';

const time = { day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit' } as const;

/** '3 Dec, 10:00', in the reader's time zone, as all times here */
const formatTime = formatter(time);

/** 'Thu 3 Dec, 10:00', in the reader's time zone */
export const formatTimeAndWeekday = formatter({ ...time, weekday: 'short' });

/** @returns when an interview that lies ahead begins: '3 Dec, 10:00' */
export function bookedTime(interview: InterviewSummary | null): string | undefined {
  return interview?.at && Date.parse(interview.at) > serverNow() ? formatTime(interview.at) : undefined;
}

/**
 * @returns 'Interview on' and '3 Dec, 10:00', the day only once it has begun; or only a text.
 * Undefined if there is none, or it is cancelled
 */
export function interviewInWords(interview: InterviewSummary | null): { lead?: string; text: string } | undefined {
  if (!interview) return undefined;
  const { state, at } = interview;
  if (at !== null) return { lead: interviewWords.on, text: bookedTime(interview) ?? formatDayAndMonth(at) };
  return state === 'proposed' || state === 'declined' ? { text: interviewWords[state] } : undefined;
}
