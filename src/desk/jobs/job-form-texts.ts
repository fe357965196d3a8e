import { jobFieldLabels, type JobFieldName } from '#rooms/jobs/contract/jobs.ts';

export const jobFormTexts = {
  fields: jobFieldLabels,
  hints: {
    department: 'With more than ten openings, the careers page groups them by department.',
    location: 'The town, for example: Bengaluru',
    country: 'Google’s job search lists only openings with a country.',
    experience_level: 'For example: 3 to 5 years',
    description: 'Plain text. Line breaks are kept.',
    requirements: 'Plain text. Line breaks are kept.',
    closes_on: 'The posting closes by itself when this day has ended in every time zone.',
    status: 'Inactive postings are not shown on the careers page.',
    criteria: 'What interviewers rate: four to six, each on a line of its own. Without any, they rate the usual four.',
    owner: 'Applications that arrive are assigned to this colleague.',
    general: 'Shown below the other openings, for people who fit none of them. Google’s job search, the feed and job alerts leave it out.',
  } satisfies Partial<Record<JobFieldName, string>>,
  /** @param count undefined if unknown @param when such as 'Thu 3 Dec 2026, 05:30 (…)' */
  alerted: (count: number | undefined, when: string) => {
    const known = count === 1 ? '1 subscriber of job alerts gets' : `${count} subscribers of job alerts get`;
    const who = count === undefined ? 'Subscribers of job alerts whose filters it matches get' : known;
    return `${who} an email about this posting soon after ${when}, if it is open then.`;
  },
  optional: 'Optional',
  choose: 'Choose…',
  notGiven: 'Not given',
  create: 'Create posting',
  save: 'Save changes',
  saving: 'Saving…',
} as const;
