import { mailTemplatesDefaults } from '#rooms/answers/contract/stored-mail-templates.ts';
import { endpoints } from '#rooms/contract/endpoints.ts';
import { quarterMs } from '#rooms/interviews/contract/interviews.ts';
import { dayMs } from '#rooms/platform/contract/limits.ts';
import { exampleJob } from './example-job.ts';

type EndpointName = keyof typeof endpoints;
export type NameWithBody = Exclude<
  { [Name in EndpointName]: (typeof endpoints)[Name] extends { body: unknown } ? Name : never }[EndpointName],
  // They take forms with files.
  'applyForJob' | 'replaceOwnResume' | 'addApplication'
>;

const updated_at = '2026-01-01T00:00:00.000Z';
const password = 'a good long password';
const code = { challenge: 'made-up', code: '123456' };
const alertLink = { token: 'a'.repeat(43) };
const privateLink = { token: 'made-up' };
// Ahead, and near enough for a proposal, on a quarter of an hour.
const time = new Date(Math.ceil((Date.now() + 30 * dayMs) / quarterMs) * quarterMs).toISOString();
const meeting = { minutes: 45, place: 'Room 4', interviewers: ['fuzz-admin'] };

/** An edit of it that is made already. */
export const bookedMeeting = { ...meeting, at: time };

/** A body for each call that takes JSON. Placeholders stand for what is stored. */
export const validBodies: Record<NameWithBody, Record<string, unknown>> = {
  sendMessage: {
    name: 'Ada Lovelace',
    email: 'ada@example.com',
    subject: 'Windchill upgrade',
    message: 'When can you start?',
    recaptchaToken: '{captcha}',
  },
  requestCaptchaCode: { email: 'ada@example.com' },
  requestAlerts: { email: 'ada@example.com', filter: { job_type: 'Full-time' }, recaptchaToken: '{captcha}' },
  confirmAlerts: alertLink,
  endAlerts: alertLink,
  readOwnApplication: privateLink,
  addOwnMessage: { ...privateLink, message: 'My phone number has changed' },
  correctOwnProfile: { ...privateLink, applicant_name: 'Ada King', phone: '' },
  keepOwnApplication: { ...privateLink, keep: true },
  answerInterview: { ...privateLink, id: 'made-up', choose: time, zone: 'Europe/Berlin' },
  archiveOwnApplication: privateLink,
  withdrawOwnApplication: privateLink,
  eraseOwnApplication: privateLink,
  putHold: { reason: 'A complaint' },
  openSealed: { reason: 'A complaint' },
  requestLink: { email: 'ada@example.com', recaptchaToken: '{captcha}' },
  login: { username: 'nobody', password, recaptchaToken: 'made-up' },
  loginCode: code,
  updateNews: { news: 'daily' },
  updateBusy: { address: 'https://127.0.0.1/basic.ics' },
  updateAway: { deputy: '', away_until: '' },
  updateHours: { hours: { zone: 'Asia/Kolkata', days: [{ from: '09:00', to: '12:30' }, null, null, null, null, null, null] } },
  changePassword: { currentPassword: password, newPassword: 'another good long password' },
  beginTwoStep: { password },
  confirmTwoStep: code,
  disableTwoStep: { password },
  renewRecoveryCodes: { password },
  updateProfile: { name: 'Grace Hopper', title: 'Lead engineer' },
  requestAccountLink: { username: 'fuzz-admin', recaptchaToken: '{captcha}' },
  inviteColleague: { name: 'Grace Hopper', title: '', email: 'grace@example.com', role: 'recruiter', jobs: [] },
  updateAccount: { role: 'recruiter', jobs: [], disabled: false },
  acceptInvitation: { token: 'made-up', username: 'grace', password, recaptchaToken: '{captcha}' },
  createJob: exampleJob,
  updateJob: { ...exampleJob, updated_at },
  updateHiringProcess: { next_steps: 'We read it.', reply_days: 5, updated_at },
  updateMailTemplates: { ...mailTemplatesDefaults, own: [{ ...mailTemplatesDefaults.ask, name: 'Hello', status: '' }], updated_at },
  updateApplicationStatus: { status: 'Reviewed', updated_at },
  assignApplication: { assignee: '', updated_at },
  markApplicationRead: { updated_at },
  correctAddress: { applicant_email: 'ada.king@example.com', updated_at },
  changeApplications: { ids: ['{application}'], set: 'Rejected' },
  suggestOpening: { ...mailTemplatesDefaults.opening, ids: ['{application}'], job_id: '{job}' },
  addNote: { text: 'Call on Monday' },
  updateNote: { text: 'Call on Tuesday' },
  replyToApplication: { ...mailTemplatesDefaults.invite, template: 'invite', status: 'Interview', updated_at },
  proposeInterview: { ...mailTemplatesDefaults.invite, ...meeting, times: [time], zone: 'Asia/Kolkata', updated_at },
  updateInterview: { ...bookedMeeting, updated_at },
  cancelInterview: { why: 'The office is closed that day' },
  sendScorecard: { ratings: [{ criterion: 'Knows the trade', rating: 'yes', text: 'Moved four sites' }] },
  setMessageStatus: { status: 'Answered' },
  changeMessages: { ids: ['{message}'], set: 'Answered' },
  cancelScheduled: { ids: ['scheduled'] },
  replyToMessage: { ...mailTemplatesDefaults.answer, replies: 0 },
};
