import { paths } from '../../../paths.ts';
import type { ClosingContent } from '../closing.ts';
import { type PageContent, titled } from '../../../shared/texts/head.ts';

export type SpecimensContent = PageContent & {
  heading: string;
  lead: string;
  atAGlance: { label: string; text: string }[];
  /** Names the list for screen readers. */
  listLabel: string;
  closing: ClosingContent;
};

export const content: SpecimensContent = {
  head: {
    title: titled('Sample Documents'),
    description:
      'Five work documents in full: a reconciliation report, a mapping rule, a read-zone survey, an evaluation table and a handover checklist.',
    keywords: ['sample documents', 'reconciliation report', 'mapping rule', 'RFID site survey', 'AI evaluation', 'handover checklist'],
  },
  heading: 'Sample documents',
  lead: 'Our work leaves a paper trail you can check. Here are five documents from it, from the first table to the sign-off.',
  atAGlance: [
    { label: 'Data', text: 'Invented, for a manufacturer of pumps' },
    { label: 'Margins', text: 'Why each document is made this way' },
    { label: 'Use', text: 'Borrow the structure, print the pages' },
  ],
  listLabel: 'All samples',
  closing: {
    heading: 'Which document would settle your argument?',
    text: 'Tell us what nobody can agree on today. Within two business days we answer with the page we would fill in first.',
    action: { label: 'Ask for a page', path: paths.contact },
  },
};
