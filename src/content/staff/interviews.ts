import type { InterviewState } from '#contract/interviews.ts';

/** The texts of the calendar, and of an interview among the facts of its application. */
export const interviewsTexts = {
  zone: (zone: string) => `Times in your time zone, ${zone}`,
  previous: 'Previous week',
  next: 'Next week',
  thisWeek: 'This week',
  mine: 'Mine only',
  empty: 'No interviews in this week.',
  noneOfMine: 'No interviews of yours in this week.',
  with: (names: readonly string[]) => `with ${names.join(', ')}`,
  minutes: (minutes: number) => `${minutes} minutes`,
  states: {
    proposed: 'Proposed',
    booked: 'Booked',
    held: 'Held',
    declined: 'No time suits',
    cancelled: 'Cancelled',
  } satisfies Record<InterviewState, string>,
  timesProposed: (count: number) => (count === 1 ? '1 time proposed' : `${count} times proposed`),
  earlier: (times: readonly string[]) => `Earlier: ${times.join('; ')}`,
  change: {
    open: 'Change…',
    title: (name: string) => `Interview with ${name}`,
    hint: (zone: string) => `Everybody gets the change by email. Times are in your time zone, ${zone}.`,
    day: 'Day',
    time: 'Time',
    invalidTime: 'Please enter a day and a quarter of an hour, such as 10:15',
    length: 'Length',
    place: 'Place or link',
    interviewers: 'Interviewers',
    submit: 'Save',
    submitting: 'Saving…',
    done: (name: string) => `Changed the interview with ${name}.`,
  },
  cancel: {
    open: 'Cancel interview…',
    title: 'Cancel interview',
    /** @param isBooked otherwise, times are proposed */
    question: (name: string, isBooked: boolean) =>
      isBooked ? `Cancel the interview with ${name}?` : `Withdraw the times proposed to ${name}?`,
    consequence: (isBooked: boolean) =>
      isBooked ? 'The applicant and the interviewers get a cancellation by email.' : 'The applicant gets no email about it.',
    confirm: 'Cancel interview',
    keep: 'Keep it',
    done: (name: string) => `Cancelled the interview with ${name}.`,
  },
} as const;
