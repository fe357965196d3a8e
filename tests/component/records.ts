import { type Application, application } from '#rooms/applications/contract/applications.ts';
import type { ScheduledMail } from '#rooms/answers/contract/endpoints.ts';
import { type TimelineEntry, timelineEntry } from '#rooms/applications/contract/timeline.ts';
import type { Colleague } from '#rooms/accounts/contract/colleagues.ts';
import type { TeamAccount } from '#rooms/accounts/contract/endpoints.ts';
import { type ContactMessage, contactMessage } from '#rooms/messages/contract/endpoints.ts';
import { type Interview, interview } from '#rooms/interviews/contract/staff-interviews.ts';

// What is left out is blank, as the schemas say.

export const anApplication = (values: Partial<Application> = {}): Application =>
  application.parse({
    id: 'asha',
    job_id: 'windchill',
    job_title: 'Windchill Developer',
    applicant_name: 'Asha Rao',
    applicant_email: 'asha@example.com',
    phone: '+91 80 5550 1234',
    cover_letter: 'I have moved four sites.\nNone was down on Monday.',
    kept_until: '2027-11-03T12:00:00.000Z',
    status: 'Pending',
    due_at: '2026-11-13T12:00:00.000Z',
    shown_status: 'received',
    resume_path: 'uploads/resumes/1.pdf',
    resume: { file_name: 'Asha Rao.pdf', content_type: 'application/pdf', size: 53_000 },
    created_at: '2026-11-03T12:00:00.000Z',
    updated_at: '2026-11-03T12:00:00.000Z',
    ...values,
  });

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
export const anEntry = (values: Partial<TimelineEntry> = {}): TimelineEntry =>
  timelineEntry.parse({ id: 'entry', kind: 'note', at: '2026-11-04T09:00:00.000Z', by: 'admin', ...values });

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
export const anInterview = (values: Partial<Interview> = {}): Interview =>
  interview.parse({
    id: 'interview',
    application: 'asha',
    applicant_name: 'Asha Rao',
    job_id: 'windchill',
    job_title: 'Windchill Developer',
    interviewers: ['kim'],
    minutes: 45,
    place: 'https://calls.example.com/asha',
    zone: 'Asia/Kolkata',
    state: 'booked',
    at: '2026-12-03T15:00:00.000Z',
    updated_at: '2026-11-20T12:00:00.000Z',
    ...values,
  });

export const aMessage = (values: Partial<ContactMessage> = {}): ContactMessage =>
  contactMessage.parse({
    id: 'upgrade',
    name: 'Ada Lovelace',
    email: 'ada@example.com',
    subject: 'Windchill upgrade',
    message: 'We run version 11.\nWhen can you start?',
    status: 'Open',
    due_at: '2026-11-06T09:30:00.000Z',
    created_at: '2026-11-04T09:30:00.000Z',
    ...values,
  });
