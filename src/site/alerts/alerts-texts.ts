import type { AlertAction } from '#rooms/platform/contract/paths.ts';
import { company } from '../../shared/texts/company.ts';
import { type PageContent, titled } from '../../shared/texts/head.ts';

type ActionTexts = { heading: string; text: string; button: string; sending: string; doneHeading: string; done: string; failed: string };

export type AlertsContent = PageContent & {
  actions: Record<AlertAction, ActionTexts>;
  /** Shown if the URL has no token. */
  missing: { heading: string; text: string; facts: { label: string; text: string }[] };
  openings: string;
  noScript: string;
};

export const content: AlertsContent = {
  head: {
    title: titled('Job alerts'),
    description: `Confirm or end emails about new openings at ${company.name}.`,
    keywords: ['job alerts', 'new openings', company.name],
    noindex: true,
  },
  actions: {
    confirm: {
      heading: 'New openings by email',
      text: 'Press the button, and we will write to you when there is a new opening: at most once a day.',
      button: 'Confirm',
      sending: 'Confirming…',
      doneHeading: 'Confirmed',
      done: 'We will write to you when there is a new opening. Every email has a link to unsubscribe.',
      failed: 'This could not be confirmed. Please try again.',
    },
    unsubscribe: {
      heading: 'No more emails about openings',
      text: 'Press the button, and all job alerts of your address end: we delete it with what you asked for.',
      button: 'Stop all',
      sending: 'Stopping…',
      doneHeading: 'Unsubscribed',
      done: 'Your address is deleted. You will get no more emails about openings.',
      failed: 'This did not work. Please try again.',
    },
  },
  missing: {
    heading: 'Job alerts',
    text: 'We write on days with a new opening, and on no others.',
    facts: [
      { label: 'Each email', text: 'The facts of every new opening, with its link' },
      { label: 'To start', text: 'Open the link in our first email within three days' },
      { label: 'To stop', text: 'Open the link in any email, and we delete your address' },
    ],
  },
  openings: 'See all openings',
  noScript: `This page needs JavaScript. Without it, write to ${company.email}, and we will do it for you within two business days.`,
};
