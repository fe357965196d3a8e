import type { ApplicantStatus, ApplicantStep } from '#rooms/applications/contract/applicant-statuses.ts';
import type { InterviewState } from '#rooms/interviews/contract/interviews.ts';
import { retention } from '#rooms/platform/contract/retention.ts';
import { company } from '../../shared/texts/company.ts';

type StatusText = { title: string; text: string };

export const applicantTexts = {
  loading: 'Loading your application…',
  noScript: 'This page needs JavaScript. Without it, please write to us and quote the reference from your confirmation:',
  retry: 'Try again',
  close: 'Close',
  cancel: 'Cancel',
  identity: (name: string, reference: string) => `${name}, reference ${reference}`,
  road: 'Where it stands',
  steps: {
    received: 'Received',
    'in review': 'In review',
    interview: 'Interview',
    offer: 'Offer',
    decision: 'Decision',
  } satisfies Record<ApplicantStep, string>,
  late: (day: string) => `You should have heard from us by ${day}. We are late, and we are sorry.`,
  status: {
    received: { title: 'Received', text: '' },
    'in review': { title: 'In review', text: 'We are reading your application and will write to you.' },
    interview: { title: 'Interview', text: 'We would like to talk to you, and will write to you about the details.' },
    offer: { title: 'Offer', text: 'We would like to work with you, and will write to you about the details.' },
    hired: { title: 'Hired', text: 'You have the job. We look forward to working with you.' },
    closed: { title: 'Not selected', text: 'We are not moving forward with your application for this job. Thank you for your time.' },
    withdrawn: { title: 'Withdrawn', text: 'You have withdrawn your application. We will not consider it further.' },
  } satisfies Record<ApplicantStatus, StatusText>,
  interview: {
    proposed: () => 'We would like to talk to you. Please choose a time.',
    declined: () => 'We would like to talk to you, and will write to you about other times.',
    booked: () => 'Your interview is booked.',
    held: (day) => `Your interview took place on ${day}.`,
    cancelled: () => 'Your interview was canceled.',
  } satisfies Record<InterviewState, (day: string) => string>,
  conversation: {
    heading: 'Conversation',
    nothing: 'Nothing yet. Your messages to us appear here.',
    you: 'You',
    us: company.shortName,
    file: (name: string) => `File: ${name}`,
  },
  add: {
    label: 'Add a message',
    hint: 'Our team reads it with your application.',
    blank: 'Please enter your message',
    submit: 'Send',
    submitting: 'Sending…',
    sent: 'Your message has been added to your application.',
  },
  data: {
    heading: 'Manage my data',
  },
  profile: {
    heading: 'Name and phone',
    email: (email: string) => `We write to ${email}. If that has changed, please send us a message.`,
    submit: 'Save',
    submitting: 'Saving…',
    saved: 'Your details are saved.',
  },
  resume: {
    heading: 'Resume',
    current: (name: string) => `We have ${name}.`,
    none: 'We have no resume from you.',
    over: 'Now that this application is closed, it stays as it is.',
    label: 'New resume',
    blank: 'Please choose a file',
    submit: 'Replace resume',
    submitting: 'Sending…',
    upload: 'Upload of the resume',
    saved: 'We have your new resume. The old file is deleted.',
  },
  coverLetter: {
    heading: 'Cover letter',
    none: 'You sent no cover letter.',
    sent: 'You sent it with your application.',
  },
  answers: {
    heading: 'Your answers',
    sent: 'The questions as you were asked when you applied.',
    blank: 'You left this out.',
  },
  keep: {
    heading: 'Later openings',
    until: (day: string) => `We keep your application until ${day}, and delete it after that day.`,
    ahead: (time: string) => `We keep your application for ${time}. Then we delete it.`,
    off: (without: string, agreed: string) => `${without} If we may keep it for other openings, we keep it until ${agreed} at least.`,
    on: (day: string, without: string) =>
      `Until ${day}, we may come back to you with another opening. ${retention.askDays} days before, we ask you by email whether to keep your application for longer. You can end that at any time. Without it: ${without}`,
    prolong: `Keep for another ${retention.keptMonths} months`,
    prolonging: 'Saving…',
    saved: 'Your choice is saved.',
  },
  archive: {
    heading: 'A copy of everything',
    text: 'A ZIP file with your application, your resume and all that we have written to each other. Once the application is closed, it also has what our interviewers thought. There is a page to read, and the same data as JSON.',
    action: 'Download a copy',
    sending: 'Preparing…',
  },
  withdraw: {
    heading: 'Withdraw',
    text: 'We stop working on your application, but keep it until it is due for deletion. You can apply again at any time.',
    action: 'Withdraw application',
    question: 'Withdraw your application?',
    detail: 'We see at once that you have withdrawn, and an interview ahead is canceled. You cannot undo it on this page.',
  },
  erase: {
    heading: 'Erase',
    text: 'We delete everything that we have about this application, and this page no longer shows it.',
    action: 'Erase application',
    question: 'Erase your application and everything that belongs to it?',
    detail: 'Nobody can restore it, and we can no longer consider you for this job.',
  },
  /** Of erasing, where the law asks to keep the record. */
  seal: (day: string) => ({
    text: `The law requires us to keep your application until ${day}. If you erase it, we seal it until then: nobody but our admins can open it, only for a reason, and each time is recorded. After that day we delete it.`,
    question: 'Erase and seal your application?',
    detail: 'It leaves our lists, search and emails at once, and we can no longer consider you for this job.',
  }),
  sealed: {
    heading: 'Your application is sealed',
    text: (job: string, reference: string, sealed: string, law: string, until: string) =>
      `Your application for ${job}, reference ${reference}, was erased on ${sealed}. ${law} requires us to keep the record, so it is sealed until ${until}, and deleted after that day. It holds:`,
    items: [
      'your name, email address, phone number, cover letter, answers to our questions, resume, and files that you sent by email',
      'your messages, our notes and replies, interviews and what interviewers thought, and the history of your application',
    ],
    note: 'Nobody but our admins can open it, only for a reason, and each time is recorded.',
  },
  erased: {
    heading: 'Your application has been erased',
    text: 'What we have deleted:',
    items: [
      'your name, email address, phone number, cover letter and answers to our questions',
      'your resume, and files that you sent by email',
      'your messages, our notes and replies, interviews and what interviewers thought, and the history of your application',
      'emails about it that had not been sent yet',
    ],
    note: 'Backups hold your application for up to seven days more. What remains are entries without your name: that an application was sent, opened, changed and deleted. Emails in your mailbox and ours are not part of this site.',
  },
  link: {
    heading: 'Get your link by email',
    lead: 'Enter the email address that you applied with. If we have an application from that address, we will send you a new link within a few minutes.',
    unknown:
      'This link does not lead to an application. It may be incomplete or replaced by newer ones, or the application has been erased.',
    email: 'Email',
    blank: 'Please enter your email address',
    submit: 'Send me the link',
    submitting: 'Sending…',
  },
} as const;
