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
  reference: (reference: string) => `Reference ${reference}`,
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
    closed: {
      title: 'Closed',
      text: 'We have decided about your application. This page stays open for you.',
    },
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
    lead: 'What we have written to each other.',
    nothing: 'Nothing yet. Our emails to you appear here too.',
    you: 'You',
    us: company.shortName,
    file: (name: string) => `Resume: ${name}`,
  },
  add: {
    heading: 'Add a message',
    lead: 'A date that suits you, a question, news. The people who read your application also read your message.',
    label: 'Message',
    blank: 'Please enter your message',
    submit: 'Send message',
    submitting: 'Sending…',
    sent: 'Your message has been added to your application.',
  },
  data: {
    heading: 'Your data',
    lead: 'Correct it, replace your resume, or take a copy with you.',
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
  keep: {
    heading: 'Later openings',
    off: (day: string, agreed: string) =>
      `We keep your application until ${day}, and delete it after that day. If we may keep it for other openings, we keep it until ${agreed}.`,
    on: (day: string, ended: string) =>
      `We keep your application until ${day}, and may come back to you with another opening. ${retention.askDays} days before, we ask you by email whether to keep it for longer. You can end that at any time. We then keep it until ${ended}, and delete it after that day.`,
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
    detail: 'We see at once that you have withdrawn. You cannot undo it on this page.',
  },
  erase: {
    heading: 'Erase',
    text: 'We delete everything that we have about this application, and this page no longer shows it.',
    action: 'Erase application',
    question: 'Erase your application and everything that belongs to it?',
    detail: 'Nobody can restore it, and we can no longer consider you for this job.',
  },
  choices: 'If you have changed your mind',
  erased: {
    heading: 'Your application has been erased',
    text: 'What we have deleted:',
    items: [
      'your name, email address, phone number and cover letter',
      'your resume',
      'your messages on this page, our notes and replies, and the history of your application',
      'emails about it that had not been sent yet',
    ],
    left: 'Backups hold your application for up to seven days more. What remains are entries without your name: that an application was sent, opened, changed and deleted. Emails in your mailbox and ours are not part of this site.',
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
