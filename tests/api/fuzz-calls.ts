import fc from 'fast-check';
import { type Endpoint, endpoints } from '#contract/endpoints.ts';
import { mailTemplatesDefaults } from '#contract/stored-mail-templates.ts';
import { served } from '#contract/paths.ts';
import { exampleMessage } from './example-message.ts';
import { exampleJob } from '../example-job.ts';
import { fuzzBodyOf, fuzzEncoding, fuzzHeaders, fuzzQuery, fuzzSegment, fuzzText, fuzzType } from './fuzz-values.ts';

export type EndpointName = keyof typeof endpoints;

/** A call of the contract, usually with an invalid part. `fillPlaceholders` replaces the placeholders in its path and body. */
export type FuzzCall = {
  method: string;
  path: string;
  type: string;
  headers: Record<string, string>;
  body: string;
  encoding: BufferEncoding;
};

const validCalls: Record<EndpointName, { body?: Record<string, unknown>; parameters?: string[] }> = {
  sendMessage: { body: { ...exampleMessage, recaptchaToken: '{captcha}' } },
  listPublicJobs: {},
  readPublicJob: { parameters: ['{job}'] },
  countJobView: { parameters: ['{job}'] },
  applyForJob: { parameters: ['{job}'] },
  requestAlerts: { body: { email: 'ada@example.com', filter: { job_type: 'Full-time' }, recaptchaToken: '{captcha}' } },
  confirmAlerts: { body: { token: 'a'.repeat(43) } },
  endAlerts: { body: { token: 'a'.repeat(43) } },
  readOwnApplication: { body: { token: 'made-up' } },
  addOwnMessage: { body: { token: 'made-up', message: 'My phone number has changed' } },
  withdrawOwnApplication: { body: { token: 'made-up' } },
  eraseOwnApplication: { body: { token: 'made-up' } },
  requestLink: { body: { email: 'ada@example.com', recaptchaToken: '{captcha}' } },
  login: { body: { username: 'nobody', password: 'a good long password', recaptchaToken: 'made-up' } },
  loginCode: { body: { challenge: 'made-up', code: '123456' } },
  logout: {},
  readAccount: {},
  changePassword: { body: { currentPassword: 'a good long password', newPassword: 'another good long password' } },
  listSessions: {},
  endOtherSessions: {},
  beginTwoStep: { body: { password: 'a good long password' } },
  confirmTwoStep: { body: { challenge: 'made-up', code: '123456' } },
  disableTwoStep: { body: { password: 'a good long password' } },
  renewRecoveryCodes: { body: { password: 'a good long password' } },
  listJobs: {},
  createJob: { body: exampleJob },
  updateJob: { parameters: ['{job}'], body: { ...exampleJob, updated_at: '2026-01-01T00:00:00.000Z' } },
  readHiringProcess: {},
  updateHiringProcess: { body: { next_steps: 'We read it.', reply_days: 5, updated_at: '2026-01-01T00:00:00.000Z' } },
  readMailTemplates: {},
  updateMailTemplates: { body: { ...mailTemplatesDefaults, updated_at: '2026-01-01T00:00:00.000Z' } },
  deleteJob: { parameters: ['{inactive}'] },
  readJobNumbers: { parameters: ['{job}'] },
  listApplications: {},
  readCounts: {},
  listApplicationVersions: {},
  listSources: {},
  exportApplications: {},
  updateApplicationStatus: { parameters: ['{application}'], body: { status: 'Reviewed', updated_at: '2026-01-01T00:00:00.000Z' } },
  deleteApplication: { parameters: ['{application}'] },
  readApplication: { parameters: ['{application}'] },
  changeApplications: { body: { ids: ['{application}'], set: 'Rejected' } },
  readTimeline: { parameters: ['{application}'] },
  addNote: { parameters: ['{application}'], body: { text: 'Call on Monday' } },
  updateNote: { parameters: ['{application}', '{note}'], body: { text: 'Call on Tuesday', updated_at: '2026-01-01T00:00:00.000Z' } },
  deleteNote: { parameters: ['{application}', '{note}'] },
  replyToApplication: {
    parameters: ['{application}'],
    body: { ...mailTemplatesDefaults.invite, template: 'invite', status: 'Interview', updated_at: '2026-01-01T00:00:00.000Z' },
  },
  undoApplicationReply: { parameters: ['{application}', '{note}'] },
  listMessages: {},
  updateMessageStatus: { parameters: ['{message}'], body: { status: 'Answered' } },
  replyToMessage: { parameters: ['{message}'], body: { ...mailTemplatesDefaults.answer, replies: 0 } },
  undoMessageReply: { parameters: ['{message}', '{note}'] },
  deleteMessage: { parameters: ['{message}'] },
  readResume: { parameters: ['{file}'] },
  showResume: { parameters: ['{application}'] },
};

const methods = ['GET', 'POST', 'PUT', 'DELETE', 'HEAD', 'PATCH', 'OPTIONS', 'PROPFIND', 'TRACE', 'PURGE'];

export function callsOf(names: EndpointName[]): fc.Arbitrary<FuzzCall> {
  return fc.constantFrom(...names).chain((name) => {
    const endpoint: Endpoint = endpoints[name];
    const { body, parameters } = validCalls[name];
    return fc.record({
      method: fc.oneof({ weight: 9, arbitrary: fc.constant(endpoint.method) }, fc.constantFrom(...methods)),
      path: fc.tuple(fuzzPath(endpoint.path, parameters), fuzzQuery).map(([path, query]) => path + query),
      type: fuzzType,
      headers: fuzzHeaders,
      body: body === undefined ? fc.oneof({ weight: 4, arbitrary: fc.constant('') }, fuzzText) : fuzzBodyOf(body),
      encoding: fuzzEncoding,
    });
  });
}

/** Visits of the pages and files that the function serves. */
export const pageVisits: fc.Arbitrary<FuzzCall> = fc.constantFrom(...Object.values(served)).chain((path) =>
  fc.record({
    method: fc.oneof({ weight: 9, arbitrary: fc.constant('GET') }, fc.constantFrom(...methods)),
    path: fc.tuple(fuzzPath(path, path.includes(':') ? ['{job}'] : []), fuzzQuery).map((parts) => parts.join('')),
    type: fc.constant(''),
    headers: fuzzHeaders,
    body: fc.constant(''),
    encoding: fc.constant('utf8' as const),
  }),
);

function fuzzPath(path: string, parameters: string[] = []): fc.Arbitrary<string> {
  const segments = parameters.map((parameter) => fc.oneof(fc.constant(parameter), fuzzSegment));
  const filledPath = fc.tuple(...segments).map((values) => values.reduce((filled, value) => filled.replace(/:\w+/, () => value), path));
  return fc.oneof(
    { weight: 10, arbitrary: filledPath },
    fc.tuple(filledPath, fc.constantFrom('/', '//', '/.', '/..', '/x', '%20', ';', '%00', '.json', '?')).map((parts) => parts.join('')),
    filledPath.map((text) => text.toUpperCase()),
    fc.array(fuzzSegment, { maxLength: 5 }).map((parts) => `/${parts.join('/')}`),
  );
}
