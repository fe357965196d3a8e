import { limits } from '#rooms/platform/contract/limits.ts';
import { visitorTexts } from '#rooms/platform/contract/visitor-texts.ts';

export const captchaTexts = {
  label: 'reCAPTCHA',
  untouched: 'The reCAPTCHA loads once you use the form.',
  loading: 'Loading the reCAPTCHA…',
  retry: 'Try again',
} as const;

export const applyTexts = {
  title: (job: string) => `Apply: ${job}`,
  close: 'Close',
  fields: {
    applicant_name: 'Full name',
    applicant_email: 'Email',
    phone: 'Phone',
    cover_letter: 'Cover letter',
    resume: 'Resume',
  },
  /** Beside a required field that is blank. */
  blank: {
    applicant_name: 'Please enter your full name',
    applicant_email: 'Please enter your email address',
  },
  keep: visitorTexts.keep,
  keepHint: 'If this opening is not the one, we may come back to you with another.',
  optional: 'Optional',
  resumeHint: `PDF, DOC or DOCX, up to ${limits.resumeMebibytes} MB`,
  dropResume: 'Choose a file, or drop it here',
  removeResume: 'Remove the file',
  choose: 'Choose…',
  changedQuestion: 'New or changed',
  coverLetterHint: 'Which of your projects comes closest to this work?',
  submit: 'Submit application',
  submitting: 'Sending…',
  upload: 'Upload of the application',
  uploaded: (percent: number) => `${percent}% sent`,
  halfUploaded: 'Half sent',
  awaitingAnswer: 'All sent. Waiting for confirmation…',
  stop: 'Stop sending',
  reply: (day: string) => `You’ll hear from us by ${day}.`,
  reference: 'Reference for questions:',
  writeTo: 'We write to you at',
  linkMailed:
    'Within a few minutes you will also get a private link by email. It shows how your application stands and lets you add to it, withdraw it or erase it.',
  sentDetail: 'These details stay on the job page on this device.',
} as const;

export const contactTexts = {
  fields: { name: 'Name', email: 'Email', subject: 'Subject', message: 'Message' },
  /** Beside a required field that is blank. */
  blank: {
    name: 'Please enter your name',
    email: 'Please enter your email address',
    subject: 'Please enter a subject',
    message: 'Please enter your message',
  },
  messageHint: 'What you run today, and what should be different',
  receipt: {
    title: 'We have your message',
    reference: 'Reference',
    answer: 'Our answer',
    by: (day: string, email: string) => `By ${day}, to ${email}`,
  },
  honeypot: 'Leave this empty',
  submit: 'Send message',
  submitting: 'Sending...',
  notice: 'Notice',
  closeNotice: 'Close this notice',
} as const;

export const loginTexts = {
  fields: { username: 'Username', password: 'Password' },
  showPassword: 'Show the password',
  submit: 'Log in',
  submitting: 'Logging in...',
} as const;

/** The form on the careers page that asks for job alerts. */
export const alertFormTexts = {
  heading: 'New openings by email',
  all: 'All openings, at most one email a day.',
  like: (filter: string) => `Openings like this, at most one email a day: ${filter}.`,
  choose: 'Choose places, job types or departments',
  email: 'Email',
  blank: 'Please enter your email address',
  submit: 'Send me a link to confirm',
  submitting: 'Sending…',
} as const;
