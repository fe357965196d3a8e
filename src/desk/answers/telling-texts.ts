import type { MailTime, NoMailReason } from '#rooms/answers/contract/answers.ts';
import { limits } from '#rooms/platform/contract/limits.ts';
import { lookUp } from '#rooms/platform/contract/look-up.ts';
import { officeZone } from '#rooms/platform/contract/office.ts';
import { zoneName } from '#rooms/platform/contract/zones.ts';

const applications = (count: number) => (count === 1 ? '1 application' : `${count} applications`);

/** Mails go out once they can no longer be taken back. */
export const soon = `in about ${limits.undoMs / 1000} seconds`;
const are = (count: number, what: string) => (count === 1 ? `1 ${what} is` : `${count} ${what}s are`);
const whenEnded = (time: MailTime | undefined) => (time ? 'when the email is sent' : 'at once');
const byEmail = 'by email to everybody in it';

/** The texts of the question how rejected applicants are told. */
export const tellingTexts = {
  /** @param action another one than to reject */
  titleOne: (name: string, action?: string) => (action ? `${action}: ${name}` : `Reject ${name}`),
  title: (count: number, action?: string) => (action ? `${action}: ${applications(count)}` : `Reject ${applications(count)}`),
  legend: 'The answer',
  now: 'Email now',
  nowHint: `You can undo it for ${limits.undoMs / 1000} seconds.`,
  /** By the clock of the office. */
  morning: (when: string) => `${when} at 9:00 AM (${zoneName(officeZone)})`,
  time: 'The email goes out',
  timeNow: 'Now',
  /** @param when 'tomorrow at 9:00 AM (India Standard Time)' */
  waits: (name: string, when: string) => `The email to ${name} goes out ${when}.`,
  days: { today: 'Today', tomorrow: 'Tomorrow', on: (day: string) => `on ${day}` },
  morningHint: 'You can cancel it until then.',
  none: 'No email',
  reason: 'Why no email',
  why: { label: 'Reason', hint: 'For staff only.', choose: 'Choose one', none: 'No reason' },
  reasons: {
    'told in person': 'Told in person',
    'asked for it': 'Asked for it',
    'declined the offer': 'Declined the offer',
    duplicate: 'Duplicate',
    spam: 'Spam',
  } satisfies Record<NoMailReason, string>,
  off: 'This site sends no email.',
  noAddress: 'This applicant has no email address.',
  write: 'Write with your email program',
  previewOf: (name: string, others: number) => (others === 0 ? 'The email' : `The email, as ${name} gets it`),
  loadFailed: 'Failed to fetch the email',
  noMail: 'No email is sent about it.',
  soon,
  leave: (count: number, when: string) => `${count === 1 ? '1 email goes out' : `${count} emails go out`} ${when}.`,
  keepTheirs: (count: number) => `${applications(count)} with an answer ${count === 1 ? 'keeps' : 'keep'} it.`,
  endedAlready: (count: number) => `${applications(count)} ${count === 1 ? 'has' : 'have'} ended already.`,
  unmailed: (count: number) => `${applications(count)} without an email address ${count === 1 ? 'stays as it is' : 'stay as they are'}.`,
  interview: {
    ended: {
      /** @param time null for times that are proposed */
      one: (time: string | null, mail: MailTime | undefined) =>
        time
          ? `The interview on ${time} is canceled ${whenEnded(mail)}, ${byEmail}.`
          : `The times proposed for an interview are withdrawn ${whenEnded(mail)}.`,
      many: (count: number, mail: MailTime | undefined) => `${are(count, 'interview')} canceled ${whenEnded(mail)}, ${byEmail}.`,
    },
    /** Those that begin before the email is sent. */
    kept: (interviews: readonly { name: string; at: string | null }[]) => {
      const [first, ...others] = interviews.map(({ name, at }) => `with ${name} on ${at}`);
      return others.length === 0
        ? `The interview ${first} takes place before.`
        : `${interviews.length} interviews take place before: ${[first, ...others].join('; ')}.`;
    },
  },
  final: 'This cannot be undone.',
  finalFor: (count: number) => `${applications(count)} cannot be restored, because an interview was canceled.`,
  unasked: 'Rejected without asking, as chosen until this tab is closed.',
  because: (reason: string) => `Reason: ${reason}.`,
  askAgain: 'Ask again next time',
  same: 'Do the same without asking until this tab is closed',
  reject: 'Reject',
  tell: 'Tell the applicant',
} as const;

/** Other statuses are marked. */
const actions: Partial<Record<string, string>> = { Shortlisted: 'Shortlist', Rejected: 'Reject' };

/** What giving an application the status is called. */
export const statusAction = (status: string): string => lookUp(actions, status) ?? `Mark as ${status}`;

const shortActions: Partial<Record<string, string>> = { ...actions, Reviewed: 'Mark reviewed', Hired: 'Mark hired' };

/** The same where there is less room. */
export const shortStatusAction = (status: string): string => lookUp(shortActions, status) ?? status;
