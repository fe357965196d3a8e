import { z } from 'zod/mini';
import { mailTemplatesInput } from './team-words.ts';
import { storedTime } from '../../platform/contract/stored.ts';

/** @returns a letter with greeting and signature */
export const letterWith = (...paragraphs: string[]) => ['Hi {name},', ...paragraphs, 'Kind regards,\n{writer}\n{company}'].join('\n\n');

export const mailTemplatesDefaults = {
  invite: {
    subject: 'Your application for {job}: an interview',
    body: letterWith(
      'Thank you for your application for {job}. We would like to get to know you.',
      'Please choose the time below that works best for you, or tell us that none of them does.',
      'Your reference is {reference}.',
    ),
  },
  ask: {
    subject: 'Your application for {job}: a question',
    body: letterWith(
      'Thank you for your application for {job}. Before we decide, we would like to know more about your work.',
      'Please reply to this email with a short description of a recent project: what it was for, what your part was, and what came of it.',
      'Your reference is {reference}.',
    ),
  },
  reject: {
    subject: 'Your application for {job}',
    body: letterWith(
      'Thank you for your application for {job}, and for the time that you put into it. We have decided to move forward with other candidates.',
      'We wish you success with your next step. You are welcome to apply again.',
      'Your reference is {reference}.',
    ),
  },
  answer: {
    subject: 'Your message to {company} ({reference})',
    body: letterWith('Thank you for your message.'),
  },
  opening: {
    subject: 'We have an opening that may suit you: {job}',
    body: letterWith(
      'When you applied to us, you asked us to keep your application for later openings. We now have one that may suit you: {job}.',
      '{url}',
      'If you are interested, please apply there. A few lines are enough, since we have your earlier application.',
    ),
  },
  own: [],
  reasons: '',
  reason_required: false,
  updated_at: new Date(0).toISOString(),
};

/** What is not valid any more reads as its default. */
const stored = Object.entries<z.ZodMiniType>(mailTemplatesInput.shape).map(([name, field]) => {
  return [name, z.catch(field, mailTemplatesDefaults[name as keyof typeof mailTemplatesDefaults])];
});

export const storedMailTemplates = z.extend(z.object(Object.fromEntries(stored) as typeof mailTemplatesInput.shape), {
  updated_at: storedTime,
});
