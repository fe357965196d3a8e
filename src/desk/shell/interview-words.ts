import type { Application } from '#rooms/applications/contract/applications.ts';
import type { InterviewSummary } from '#rooms/interviews/contract/interviews.ts';
import { interviewWords } from './interview-words-texts.ts';
import { formatDay, formatMoment, formatter } from '../../shared/lib/format.ts';
import { serverNow } from '../../shared/lib/server-clock.ts';

/** 'Thu, Dec 3, 10:00 AM', in the reader's time zone, as all times here */
export const formatTimeAndWeekday = formatter({ weekday: 'short', hour: 'numeric', minute: '2-digit' });

/** @returns when an interview that lies ahead begins: 'Dec 3, 10:00 AM' */
export function bookedTime(interview: InterviewSummary | null): string | undefined {
  return interview?.at && Date.parse(interview.at) > serverNow() ? formatMoment(interview.at) : undefined;
}

/** Whether an interview is booked and has not begun, or times for one are proposed: nothing else comes next. */
export function hasInterviewAhead({ interview }: Pick<Application, 'interview'>): boolean {
  return Boolean(bookedTime(interview)) || interview?.state === 'proposed';
}

/**
 * @returns 'Interview on' and 'Dec 3, 10:00 AM', the day only once it has begun; or only a text.
 * Undefined if there is none, or it is cancelled
 */
export function interviewInWords(interview: InterviewSummary | null): { lead?: string; text: string } | undefined {
  if (!interview) return undefined;
  const { state, at } = interview;
  if (at !== null) return { lead: interviewWords.on, text: bookedTime(interview) ?? formatDay(at) };
  return state === 'proposed' || state === 'declined' ? { text: interviewWords[state] } : undefined;
}
