import fc from 'fast-check';
import { it } from 'vitest';
import { fuzz, fuzzAdmin, sendCall } from './fuzz-run.ts';
import { callsOf, pageVisits } from './fuzz-calls.ts';
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
  'readHiringProcess',
  'updateHiringProcess',
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
  const credential = { Authorization: `Bearer ${token}` };
  await fuzz(api, 'staff', fc.oneof({ weight: 9, arbitrary: calls }, pageVisits), (call, targets) =>
    sendCall(api, call, targets, credential, () => true),
  );
});
