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

export const dayTexts = { previous: 'Previous day', next: 'Next day' } as const;

/** The texts of the calendar, and of an interview among the facts of its application. */
export const interviewsTexts = {
  cancelFailed: 'Failed to cancel the interview',
  zone: (zone: string) => `Times in ${zone}`,
  today: 'Today',
  views: { week: 'Week', day: 'Day' },
  view: 'View',
  days: 'Days of the week',
  mine: 'Mine only',
  empty: 'No interviews.',
  proposeAbove: 'Propose times to an applicant with the button above.',
  noneOfMine: 'No interviews of yours.',
  states: {
    proposed: 'Proposed',
    booked: 'Booked',
    held: 'Held',
    declined: interviewWords.declined,
    cancelled: 'Canceled',
  } satisfies Record<InterviewState, string>,
  proposed: (times: readonly string[]) => `Proposed: ${times.join('; ')}`,
  earlier: (times: readonly string[]) => `Earlier: ${times.join('; ')}`,
  why: { label: 'A word why', hint: 'Optional. The emails say it, and the applicant’s private page.' },
  change: {
    failed: 'Failed to change the interview',
    open: 'Change…',
    title: (name: string) => `Interview with ${name}`,
    hint: (zone: string) => `Everybody gets the change by email. Times are in your time zone, ${zone}.`,
    day: 'Day',
    time: 'Time',
    invalidTime: 'Please enter a day and a quarter of an hour, such as 10:15 AM',
    submit: 'Save',
    submitting: 'Saving…',
    done: (name: string) => `Changed the interview with ${name}.`,
  },
  /** In the calendar. */
  move: {
    keys: 'Drag it, or move it by arrow keys. Enter then asks for confirmation, Escape leaves it.',
    to: (time: string) => `${time}. Enter asks for confirmation, Escape leaves it.`,
  },
  propose: {
    open: 'Propose times…',
    title: 'Propose an interview',
    at: (time: string) => `Propose ${time}`,
    time: (time: string) => `First time: ${time}. You can add others before anything is sent.`,
    search: 'Applicant',
    none: 'No open applications match.',
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
