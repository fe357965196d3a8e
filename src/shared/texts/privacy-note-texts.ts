import { retention } from '#rooms/platform/contract/retention.ts';
import { applicationReaders, company } from './company.ts';

/** What forms say below their submit button, and the texts of the link to the privacy page. */
export const privacyNoteTexts = {
  contact: `Our team reads your message. We delete it after ${retention.months} months, or sooner if you write to ${company.email}.`,
  apply: `Your application is read by ${applicationReaders}. We delete it with your resume ${retention.months} months after it ends, later if you ask us to keep it or the law does, or sooner if you write to ${company.email}.`,
  alerts: 'We keep your address until you unsubscribe, and delete it after three days if you don’t confirm.',
  linkRequest: 'We use your address to look for your applications and to send you the link, and store it for nothing else.',
  privacyLink: 'How we handle your data',
  opensNewTab: '(opens in a new tab)',
} as const;
