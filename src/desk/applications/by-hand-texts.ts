import type { Origin } from '#rooms/applications/contract/by-hand.ts';
import { limits } from '#rooms/platform/contract/limits.ts';
import { applyTexts } from '../../shared/texts/form-texts.ts';

/** How an application came that staff have added. */
export const originTexts: Record<Origin, string> = { mail: 'Email', agency: 'Agency', referral: 'Referral', fair: 'Fair', other: 'Other' };

export const tellThem = 'Somebody has to tell them that we have their application.';

export const newApplicationTexts = {
  title: 'New application',
  fields: {
    ...applyTexts.fields,
    job_id: 'Job',
    origin: 'How it came',
    referred_by: 'Through whom',
    source: 'Source',
    note: 'Note',
  },
  file: 'Resume or email',
  fileHint: `PDF, DOC or DOCX, up to ${limits.resumeMebibytes} MB; or the file of an email (.eml), which fills the form`,
  fromMail: (others: readonly string[]) =>
    ['Filled in from the email. Please check it.', others.length > 0 && `Not taken: ${others.join(', ')}.`].filter(Boolean).join(' '),
  subject: (subject: string) => `Subject of the email: ${subject}`,
  mailUnreadable: 'This email could not be read. Please enter what it says, and choose the resume',
  emailHint: 'Leave it blank if there is none',
  chooseJob: 'Choose a job',
  closedJob: (title: string) => `${title} (closed)`,
  referredByHint: 'An agency, a person, a fair',
  sourceHint: 'One word for the figures, such as linkedin',
  samePerson: (count: number, isName = false) =>
    `${count === 1 ? '1 application' : `${count} applications`} ${isName ? 'with this name' : 'from this address'} already (opens in a new tab)`,
  told: 'They get an email that says so, with a private link to their application.',
  submit: 'Add application',
  submitting: 'Adding…',
} as const;

export const correctAddressTexts = {
  title: (name: string) => `Email address of ${name}`,
  field: 'Email',
  hint: 'Links that went to the old address end. The new one gets an email with a new link, the invitation to an interview that is booked, and what waits to be sent.',
  offerOut: (name: string, address: string) =>
    `${name} has an offer. From now on, all that concerns it goes to ${address}. If you have made sure that this address is theirs, correct it once more.`,
  submit: 'Correct the address',
  submitting: 'Correcting…',
  saved: (address: string) => `Emails now go to ${address}.`,
} as const;
