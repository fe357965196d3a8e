import type { NoMailReason } from '#contract/answers.ts';

const applications = (count: number) => (count === 1 ? '1 application' : `${count} applications`);

/** The texts of the question how rejected applicants are told. */
export const tellingTexts = {
  titleOne: (name: string) => `Reject ${name}`,
  title: (count: number) => `Reject ${applications(count)}`,
  legend: 'The answer',
  now: 'Tell them now',
  nowHint: 'You can undo it for 10 seconds.',
  morning: (when: string) => `${when} at 9:00, office time`,
  time: 'The email leaves',
  timeNow: 'Now',
  waits: (name: string) => `The reply to ${name} leaves in the morning.`,
  days: { today: 'Today', tomorrow: 'Tomorrow' },
  morningHint: 'By the clock of the office. You can cancel it until then.',
  none: 'No email, because …',
  reason: 'Reason',
  reasons: {
    'told in person': 'they were told in person',
    'asked for it': 'they asked for it',
    duplicate: 'it is a duplicate',
    spam: 'it is spam',
  } satisfies Record<NoMailReason, string>,
  off: 'This site sends no email.',
  write: 'Write with your email program',
  previewOf: (name: string, others: number) => (others === 0 ? 'The email' : `The email, as ${name} gets it`),
  loadFailed: 'Failed to fetch the email',
  cancels: (time: string, isMailed: boolean) => `The interview on ${time} is canceled ${isMailed ? 'when the email is sent' : 'at once'}.`,
  same: 'Do the same without asking until this tab is closed',
  reject: 'Reject',
  tell: 'Tell the applicant',
} as const;
