import type { OwnChange } from '../applications/contract/timeline.ts';

/** What applicants have done, by the kind of its entry. */
export const changes: Record<string, string | undefined> = {
  message: 'Your message',
  profile: 'You corrected your details',
  resume: 'You replaced your resume',
  keep: 'You asked us to keep your application',
  'keep on': 'You asked us to keep your application for longer',
  'end keep': 'You asked us not to keep your application any longer',
} satisfies Record<OwnChange | 'message', string>;

/** Of fields whose names don't say it. */
export const labels: Record<string, string | undefined> = {
  reason: 'Why we rejected it',
  applicant_name: 'Name',
  applicant_email: 'Email',
  keep: 'Kept for later openings',
  keep_text: 'You agreed to',
  source: 'Where you found the opening',
  origin: 'How your application came',
  due_at: 'Answered by',
  created_at: 'Received',
  at: 'When',
  why: 'Why it changed',
};
