import { type JobFieldName, jobFieldNames, jobFields } from '#rooms/jobs/contract/jobs.ts';

const placeParts = { town: 'Town', region: 'Region', country: 'Country' };

export const jobFormTexts = {
  fields: Object.fromEntries(jobFieldNames.map((name) => [name, jobFields[name].label])) as Record<JobFieldName, string>,
  hints: {
    department: 'With more than ten openings, the careers page groups them by department.',
    places:
      'Where the work is done; for remote work, the countries from which one may do it. Google’s job search lists only openings with a country.',
    location: 'Only if visitors should read something other than the places',
    pay_min: 'For example: 135000',
    pay_max: 'For example: 165000',
    salary_range: 'In words, if there are no amounts',
    reason_without_pay: 'Recorded in the audit trail. Without it, a posting that lacks them is not opened.',
    benefits: 'Plain text. Line breaks are kept.',
    experience_level: 'For example: 3 to 5 years',
    description: 'Plain text. Line breaks are kept.',
    requirements: 'Plain text. Line breaks are kept.',
    closes_on: 'The posting closes by itself when this day has ended in every time zone.',
    questions: 'Asked when somebody applies, after the resume. Nobody is sorted, filtered or rejected by an answer.',
    status: 'Inactive postings are not shown on the careers page.',
    criteria: 'What interviewers rate: four to six, each on a line of its own. Without any, they rate the usual four.',
    owner: 'Applications that arrive are assigned to this colleague.',
    general: 'Shown below the other openings, for people who fit none of them. Google’s job search, the feed and job alerts leave it out.',
  } satisfies Partial<Record<JobFieldName, string>>,
  noPlace: 'Enter a place above, or a location.',
  placeParts,
  place: (part: keyof typeof placeParts, number: number) => (number === 1 ? placeParts[part] : `${placeParts[part]} ${number}`),
  questions: {
    nth: (number: number) => `Question ${number}`,
    kind: (number: number) => `Kind of question ${number}`,
    kinds: { text: 'Short text', 'yes or no': 'Yes or no', choice: 'One of several', number: 'Number' },
    required: 'Must be answered',
    choices: 'Answers to choose from, each on a line of its own',
    add: 'Add a question',
    up: (number: number) => `Move question ${number} up`,
    down: (number: number) => `Move question ${number} down`,
    remove: (number: number) => `Remove question ${number}`,
    copyFrom: 'Copy from another posting…',
  },
  reads: (text: string) => `Visitors read “${text}”`,
  rules: (count: number) =>
    count === 1 ? 'A rule asks for pay here' : `${count} rules ask for pay here: without a region, all of its country count`,
  rule: (text: string, benefits: boolean) => `${text}${benefits ? ': also for benefits' : ''}`,
  /** @param count undefined if unknown @param when such as 'Thu, Dec 3, 5:30 AM (…)' */
  alerted: (count: number | undefined, when: string) => {
    const known = count === 1 ? '1 subscriber of job alerts gets' : `${count} subscribers of job alerts get`;
    const who = count === undefined ? 'Subscribers of job alerts whose filters it matches get' : known;
    return `${who} an email about this posting soon after ${when}, if it is open then.`;
  },
  choose: 'Choose…',
  notGiven: 'Not given',
  create: 'Create posting',
  save: 'Save changes',
  saving: 'Saving…',
} as const;
