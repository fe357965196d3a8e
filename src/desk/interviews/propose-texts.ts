import { interviewLimits } from '#rooms/platform/contract/limits.ts';
import type { Entry } from './times.ts';

export const proposalTexts = {
  failed: 'Failed to propose the interview',
  title: (name: string) => `Invite ${name} to an interview`,
  remove: (name: string) => `Remove ${name}`,
  chosen: (count: number) => {
    if (count === 0) return `Choose up to ${interviewLimits.times} times, or have some suggested.`;
    return count === 1 ? '1 time chosen' : `${count} times chosen`;
  },
  busy: (time: string) => `${time}, busy`,
  suggest: 'Suggest times',
  nothingFree: 'No time is free in these four weeks. Show a later week, or choose by hand.',
  unread: (names: readonly string[]) => `The calendar of ${names.join(', ')} cannot be read now, so busy times may be missing.`,
  mail: 'Plain text, sent as it stands here, followed by the times and the button “Choose a time”.',
} as const;

/** The week in which times are chosen. */
export const timeGridTexts = {
  label: (day: string) => `Week of ${day}`,
  zone: (zone: string) => `Times in ${zone}`,
  time: 'Time',
  entry: (entry: Entry, nameOf: (username: string) => string) => {
    if ('busy' in entry) return timeGridTexts.isBusy(nameOf(entry.busy));
    const { applicant_name, interviewers, at } = entry.interview;
    return `${at === null ? 'offered to' : 'interview of'} ${applicant_name}, with ${interviewers.map(nameOf).join(' and ')}`;
  },
  isBusy: (name: string) => `${name} is busy`,
  refused: 'cannot be chosen',
} as const;
