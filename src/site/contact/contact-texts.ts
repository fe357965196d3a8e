import { company } from '../../shared/texts/company.ts';
import { type PageContent, titled } from '../../shared/texts/head.ts';
import { officeHours } from '../content/office-hours.ts';

export type ContactContent = PageContent & {
  heading: string;
  lead: string;
  waysLabel: string;
  ways: { kind: 'email' | 'phone' | 'address'; title: string; lines: readonly string[]; href?: string; note?: string }[];
  /** `noScript` and `action` replace the form without JavaScript. */
  form: { heading: string; careers: string; noScript: string; action: string };
};

const { phones, address, email } = company;

export const content: ContactContent = {
  head: {
    title: titled('Contact'),
    description: `Write to ${company.name} or call our offices in India and the US. Postal address in Bengaluru.`,
    keywords: ['contact', company.name, 'Bengaluru office', 'US office', 'email', 'phone'],
    drawing: 'The working hours of the offices in Bengaluru and the US, and their overlap',
  },
  heading: 'Contact',
  lead: 'Your message goes to an engineer, not to a call center.',
  waysLabel: 'Email, phone and post',
  ways: [
    { kind: 'email', title: 'Email', lines: [email], href: `mailto:${email}`, note: 'Answered by an engineer within two business days' },
    { kind: 'phone', title: phones.india.office, lines: [phones.india.text], href: phones.india.href, note: officeHours.india.text },
    { kind: 'phone', title: phones.us.office, lines: [phones.us.text], href: phones.us.href, note: officeHours.us.text },
    { kind: 'address', title: address.title, lines: address.lines },
  ],
  form: {
    heading: 'Write to an engineer',
    careers: 'Looking for a job? Apply on the careers page',
    noScript: 'This form needs JavaScript. Without it, please write to us by email.',
    action: `Email ${email}`,
  },
};
