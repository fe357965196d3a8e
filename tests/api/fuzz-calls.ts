import fc from 'fast-check';
import type { Endpoint } from '#rooms/platform/contract/endpoint.ts';
import { endpoints } from '#rooms/contract/endpoints.ts';
import { mailTemplatesDefaults } from '#rooms/answers/contract/stored-mail-templates.ts';
import { calendarPath, served } from '#rooms/platform/contract/paths.ts';
import { exampleMessage } from './examples.ts';
import { exampleJob } from '../example-job.ts';
import { fuzzBodyOf, fuzzEncoding, fuzzHeaders, fuzzQuery, fuzzSegment, fuzzText, fuzzType, mostly } from './fuzz-values.ts';

export type EndpointName = keyof typeof endpoints;
type NameWithBody = Exclude<
  { [Name in EndpointName]: (typeof endpoints)[Name] extends { body: unknown } ? Name : never }[EndpointName],
  // fuzz-multipart.test.ts sends their forms.
  'applyForJob' | 'replaceOwnResume' | 'addApplication'
>;

/** A call of the contract, usually with an invalid part. Its path and body contain placeholders. */
export type FuzzCall = {
  method: string;
  path: string;
  type: string;
  headers: Record<string, string>;
  body: string;
  encoding: BufferEncoding;
};

const updated_at = '2026-01-01T00:00:00.000Z';
const password = 'a good long password';
const code = { challenge: 'made-up', code: '123456' };
const alertLink = { token: 'a'.repeat(43) };
const privateLink = { token: 'made-up' };
const time = '2027-03-15T04:30:00.000Z';
const meeting = { minutes: 45, place: 'Room 4', interviewers: ['fuzz-admin'] };

/** An edit of it that is made already. */
export const bookedMeeting = { ...meeting, at: time };

export const validBodies: Record<NameWithBody, Record<string, unknown>> = {
  sendMessage: { ...exampleMessage, recaptchaToken: '{captcha}' },
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
  writeAboutSealed: { ...privateLink, message: 'Is it still sealed?' },
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
  updateNote: { text: 'Call on Tuesday', updated_at },
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

/** What a parameter after each segment of a path names. */
const parameters: Record<string, string> = {
  careers: '{job}',
  apply: '{job}',
  jobs: '{job}',
  applications: '{application}',
  messages: '{message}',
  resumes: '{file}',
  notes: '{note}',
  interviews: '{interview}',
  reply: '{note}',
};

/** @returns a path of the contract with placeholders for its parameters */
export function withPlaceholders(path: string): string {
  return path.replace(/(\w+)\/:\w+/g, (parameter, before: string) => (parameters[before] ? `${before}/${parameters[before]}` : parameter));
}

const fuzzMethod = fc.constantFrom('GET', 'POST', 'PUT', 'DELETE', 'HEAD', 'PATCH', 'OPTIONS', 'PROPFIND', 'TRACE', 'PURGE');

export function callsOf(names: EndpointName[]): fc.Arbitrary<FuzzCall> {
  return fc.constantFrom(...names).chain((name) => {
    const { method, path }: Endpoint = endpoints[name];
    const body = Object.hasOwn(validBodies, name) ? fuzzBodyOf(validBodies[name as NameWithBody]) : mostly('', 4, fuzzText);
    // Other calls need the job longer.
    const filledPath = fuzzPath(name === 'deleteJob' ? path.replace(':id', '{inactive}') : path);
    return fc.record({
      method: mostly(method, 9, fuzzMethod),
      path: fc.tuple(filledPath, fuzzQuery).map((parts) => parts.join('')),
      type: fuzzType,
      headers: fuzzHeaders,
      body,
      encoding: fuzzEncoding,
    });
  });
}

/** Visits of the pages, files and feeds that the function serves. */
export const pageVisits: fc.Arbitrary<FuzzCall> = fc.record({
  method: mostly('GET', 9, fuzzMethod),
  path: fc.tuple(fc.constantFrom(...Object.values(served), calendarPath).chain(fuzzPath), fuzzQuery).map((parts) => parts.join('')),
  type: fc.constant(''),
  headers: fuzzHeaders,
  body: fc.constant(''),
  encoding: fc.constant('utf8' as const),
});

function fuzzPath(path: string): fc.Arbitrary<string> {
  const segments = path.split('/').map((segment, index, all) => {
    const parameter = segment.startsWith(':') ? parameters[all[index - 1] ?? ''] : undefined;
    return parameter === undefined ? fc.constant(segment) : fc.oneof(fc.constant(parameter), fuzzSegment);
  });
  const filled = fc.tuple(...segments).map((values) => values.join('/'));
  return fc.oneof(
    { weight: 10, arbitrary: filled },
    fc.tuple(filled, fc.constantFrom('/', '//', '/.', '/..', '/x', '%20', ';', '%00', '.json', '?')).map((parts) => parts.join('')),
    filled.map((text) => text.toUpperCase()),
    fc.array(fuzzSegment, { maxLength: 5 }).map((parts) => `/${parts.join('/')}`),
  );
}
