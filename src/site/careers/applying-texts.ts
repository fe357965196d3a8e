import type { PublicHiringProcess } from '#rooms/jobs/contract/hiring-process.ts';
import { contactAboutPath } from '../../paths.ts';
import { applicationReaders } from '../../shared/texts/company.ts';

const days = (count: number) => (count === 1 ? 'one day' : `${count} days`);

/** What visitors read before they apply. */
export const applyingTexts = {
  apply: {
    title: 'You apply',
    time: 'A few minutes',
    text: 'Your name and email address are enough. A resume and a few lines about your work help us to decide.',
  },
  read: {
    title: 'We read it',
    time: (replyDays: number) => `An answer within ${days(replyDays)}`,
    text: `People read it, not software: ${applicationReaders}. We answer everybody, whatever we decide.`,
  },
  next: 'What comes next',
  answered: ({ due, in_time }: NonNullable<PublicHiringProcess['answered']>) =>
    `In the last 90 days we answered ${in_time} of ${due} applicants in time.`,
} as const;

/** Links to the contact form, with a subject of its own. */
export const accommodations = {
  text: 'Do you need an accommodation to apply or to talk to us, such as more time or another format?',
  link: 'Tell us what you need',
  path: contactAboutPath('Accommodations for an application'),
} as const;
