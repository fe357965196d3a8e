import fc from 'fast-check';
import { expect, it } from 'vitest';
import { findViolation, endpointAt, isPageAt, findPageViolation } from './fuzz-checks.ts';
import { fillPlaceholders, fuzz, fuzzAdmin } from './fuzz-run.ts';
import { callsOf, pageVisits } from './fuzz-calls.ts';
import { sendRequest } from './fuzz-client.ts';
import { useApi } from './harness.ts';
import { mailSettings } from './mail-settings.ts';

const api = useApi({ settings: (settings) => ({ ...settings, mail: mailSettings() }) });

/** Has no logout, which would end the session of the run. */
const calls = callsOf([
  'createJob',
  'updateJob',
  'updateJob',
  'updateJob',
  'updateApplicationStatus',
  'updateApplicationStatus',
  'listApplications',
  'listApplications',
  'exportApplications',
  'listMessages',
  'deleteApplication',
  'deleteMessage',
  'deleteJob',
  'readResume',
  'readCounts',
  'listApplicationVersions',
  'readApplication',
  'changeApplications',
  'readTimeline',
  'addNote',
  'updateNote',
  'deleteNote',
  'updateMessageStatus',
  'listJobs',
  'readPublicJob',
  'listPublicJobs',
  'readAccount',
  'listSessions',
  'endOtherSessions',
  'changePassword',
  'beginTwoStep',
  'confirmTwoStep',
  'disableTwoStep',
  'renewRecoveryCodes',
  'readSettings',
  'updateSettings',
  'readMailTemplates',
  'updateMailTemplates',
  'replyToApplication',
  'undoApplicationReply',
  'replyToMessage',
  'undoMessageReply',
  'listSources',
  'readJobNumbers',
]);

it('answers every generated request of an admin as the contract says', { timeout: 300_000 }, async () => {
  const token = await api.logIn(fuzzAdmin);
  await fuzz(api, 'staff', fc.oneof({ weight: 9, arbitrary: calls }, pageVisits), async (call, targets) => {
    const path = fillPlaceholders(call.path, targets, api);
    const sent = {
      method: call.method,
      path,
      headers: { 'Content-Type': call.type, ...call.headers, Authorization: `Bearer ${token}` },
      body: Buffer.from(fillPlaceholders(call.body, targets, api), call.encoding),
    };
    const answer = await sendRequest(api.port, sent);
    const pathname = path.split('?', 1)[0] ?? '';
    const violation = isPageAt(pathname)
      ? findPageViolation(answer)
      : findViolation(answer, call.method, endpointAt(call.method, pathname), true);
    expect(
      violation,
      `${violation}\n${JSON.stringify({ ...sent, body: sent.body.toString() }).slice(0, 3000)}\n${answer.body.toString().slice(0, 500)}`,
    ).toBeUndefined();
    return answer.status;
  });
});
