import type { Application, ScheduledMail } from '#rooms/applications/contract/applications.ts';
import type { TimelineEntry } from '#rooms/applications/contract/timeline.ts';
import type { Colleague } from '#rooms/accounts/contract/colleagues.ts';
import type { TeamAccount } from '#rooms/accounts/contract/team.ts';
import type { ContactMessage } from '#rooms/messages/contract/contact-messages.ts';
import type { Interview } from '#rooms/interviews/contract/staff-interviews.ts';

export function anApplication(values: Partial<Application> = {}): Application {
  return {
    id: 'asha',
    job_id: 'windchill',
    job_title: 'Windchill Developer',
    job_version: '',
    source: '',
    origin: '',
    referred_by: '',
    applicant_name: 'Asha Rao',
    applicant_email: 'asha@example.com',
    phone: '+91 80 5550 1234',
    cover_letter: 'I have moved four sites.\nNone was down on Monday.',
    answers: [],
    keep: false,
    keep_text: '',
    kept_until: '2027-11-03T12:00:00.000Z',
    kept_in: '',
    status: 'Pending',
    due_at: '2026-11-13T12:00:00.000Z',
    assignee: '',
    told: '',
    reason: '',
    shown_status: 'received',
    shown_at: '',
    earlier: 0,
    delivery: '',
    interview: null,
    opened_by: '',
    unread_at: null,
    opened_at: '',
    resume_path: 'uploads/resumes/1.pdf',
    resume: { file_name: 'Asha Rao.pdf', content_type: 'application/pdf', size: 53_000 },
    created_at: '2026-11-03T12:00:00.000Z',
    updated_at: '2026-11-03T12:00:00.000Z',
    ...values,
  };
}

export const aColleague = (username: string, values: Partial<Colleague> = {}): Colleague => ({
  username,
  name: username,
  title: '',
  role: 'admin',
  jobs: [],
  hours: null,
  has_email: true,
  disabled: false,
  deputy: '',
  away_until: '',
  ...values,
});

export const aTeamAccount = (username: string, values: Partial<TeamAccount> = {}): TeamAccount => ({
  username,
  name: username,
  title: '',
  email: '',
  role: 'recruiter',
  jobs: [],
  disabled: false,
  twoStep: false,
  created_at: '2026-11-01T09:00:00.000Z',
  last_login: null,
  ...values,
});

/** @returns a note, unless `values` say otherwise */
export const anEntry = (values: Partial<TimelineEntry> = {}): TimelineEntry => ({
  id: 'entry',
  kind: 'note',
  at: '2026-11-04T09:00:00.000Z',
  by: 'admin',
  from: '',
  to: '',
  text: '',
  quoted: '',
  files: [],
  recommendation: '',
  role: '',
  mentions: [],
  template: '',
  told: '',
  subject: '',
  delivery: '',
  updated_at: '',
  ...values,
});

export const aScheduledMail = (id: string, values: Partial<ScheduledMail> = {}): ScheduledMail => ({
  id,
  application: `of-${id}`,
  applicant_name: 'Asha Rao',
  job_id: 'windchill',
  job_title: 'Windchill Developer',
  subject: 'Your application',
  at: '2026-11-27T03:30:00.000Z',
  ...values,
});

/** @returns one that is booked */
export function anInterview(values: Partial<Interview> = {}): Interview {
  return {
    id: 'interview',
    application: 'asha',
    applicant_name: 'Asha Rao',
    job_id: 'windchill',
    job_title: 'Windchill Developer',
    interviewers: ['kim'],
    minutes: 45,
    place: 'https://calls.example.com/asha',
    zone: 'Asia/Kolkata',
    times: [],
    state: 'booked',
    at: '2026-12-03T15:00:00.000Z',
    text: '',
    scored_by: [],
    updated_at: '2026-11-20T12:00:00.000Z',
    ...values,
  };
}

export function aMessage(values: Partial<ContactMessage> = {}): ContactMessage {
  return {
    id: 'upgrade',
    name: 'Ada Lovelace',
    email: 'ada@example.com',
    subject: 'Windchill upgrade',
    message: 'We run version 11.\nWhen can you start?',
    status: 'Open',
    due_at: '2026-11-06T09:30:00.000Z',
    replies: [],
    delivery: '',
    unread_at: null,
    created_at: '2026-11-04T09:30:00.000Z',
    ...values,
  };
}
