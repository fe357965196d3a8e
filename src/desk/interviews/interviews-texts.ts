import type { InterviewState } from '#rooms/interviews/contract/interviews.ts';
import { interviewLimits } from '#rooms/platform/contract/limits.ts';
import { interviewWords } from '../shell/interview-words-texts.ts';

/** The fields that an invitation and a change share. */
export const meetingTexts = {
  interviewers: 'Interviewers',
  add: `Add an interviewer (up to ${interviewLimits.interviewers})`,
  withoutEmail: (names: readonly string[]) => `No invitation without an email address on the account: ${names.join(', ')}`,
  length: 'Length',
  minutes: (minutes: number) => `${minutes} minutes`,
  place: 'Place or link',
} as const;

/** The buttons of a week. */
export const weekTexts = { previous: 'Previous week', next: 'Next week' } as const;

/** The texts of the calendar, and of an interview among the facts of its application. */
export const interviewsTexts = {
  zone: (zone: string) => `Times in your time zone, ${zone}`,
  thisWeek: 'This week',
  mine: 'Mine only',
  empty: 'No interviews in this week.',
  noneOfMine: 'No interviews of yours in this week.',
  states: {
    proposed: 'Proposed',
    booked: 'Booked',
    held: 'Held',
    declined: interviewWords.declined,
    cancelled: 'Canceled',
  } satisfies Record<InterviewState, string>,
  proposed: (times: readonly string[]) => `Proposed: ${times.join('; ')}`,
  earlier: (times: readonly string[]) => `Earlier: ${times.join('; ')}`,
  change: {
    open: 'Change…',
    title: (name: string) => `Interview with ${name}`,
    hint: (zone: string) => `Everybody gets the change by email. Times are in your time zone, ${zone}.`,
    day: 'Day',
    time: 'Time',
    invalidTime: 'Please enter a day and a quarter of an hour, such as 10:15',
    submit: 'Save',
    submitting: 'Saving…',
    done: (name: string) => `Changed the interview with ${name}.`,
  },
  cancel: {
    open: 'Cancel interview…',
    title: 'Cancel interview',
    question: (name: string) => `Cancel the interview with ${name}?`,
    consequence: 'The applicant and the interviewers get a cancellation by email.',
    confirm: 'Cancel interview',
    keep: 'Keep it',
    done: (name: string) => `Canceled the interview with ${name}.`,
  },
  /** Of times that are proposed. */
  withdraw: {
    open: 'Withdraw times…',
    title: 'Withdraw times',
    question: (name: string) => `Withdraw the times proposed to ${name}?`,
    consequence: 'The applicant gets no email about it.',
    confirm: 'Withdraw times',
    keep: 'Keep them',
    done: (name: string) => `Withdrew the times proposed to ${name}.`,
  },
} as const;
