import type { ApplicantView } from '#rooms/applicant/contract/endpoints.ts';
import { type ApplicantStatus, applicantSteps, stepOf } from '#rooms/applications/contract/applicant-statuses.ts';

export const roadAt = (status: ApplicantStatus) => applicantSteps.map((step) => ({ step, current: step === stepOf(status) }));

export const ownApplication: ApplicantView = {
  reference: '12345678',
  job_title: 'Windchill Developer',
  created_at: '2026-11-03T12:00:00.000Z',
  status: 'received',
  status_at: '2026-11-03T12:00:00.000Z',
  next_steps: 'We read it.',
  reply_days: 10,
  due_at: '2026-12-05T10:00:00.000Z',
  steps: roadAt('received'),
  conversation: [],
  applicant_name: 'Asha Rao',
  applicant_email: 'asha@example.com',
  phone: '+91 80 5550 1234',
  cover_letter: 'I have written a program.',
  answers: [],
  keep: false,
  kept_for: '12 months after it ends',
  agreed_until: null,
  kept_if_agreed: '2028-11-26T12:00:00.000Z',
  kept_if_ended: '2027-11-03T12:00:00.000Z',
  sealed_if_erased: null,
  resume: 'Asha.pdf',
  interview: null,
};
