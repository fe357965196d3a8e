import fc from 'fast-check';
import { expect, it } from 'vitest';
import { complaint, endpointAt, isPageAt, pageComplaint } from './fuzz-checks.ts';
import { attack, filled } from './fuzz-run.ts';
import { callsOf, pageVisits } from './fuzz-calls.ts';
import { exchange } from './fuzz-client.ts';
import { useApi } from './harness.ts';

const api = useApi();

/** What staff may do, except logging out, which would end the run's session. Most of it writes, and visitors see what it writes. */
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
  'countApplications',
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
]);

it('staff, or whoever has stolen their token, store and get nothing but what the contract says', { timeout: 300_000 }, async () => {
  const token = await api.logIn();
  await attack(api, 'staff', fc.oneof({ weight: 9, arbitrary: calls }, pageVisits), async (call, targets) => {
    const path = filled(call.path, targets, api);
    const sent = {
      method: call.method,
      path,
      headers: { 'Content-Type': call.type, ...call.headers, Authorization: `Bearer ${token}` },
      body: Buffer.from(filled(call.body, targets, api), call.encoding),
    };
    const answer = await exchange(api.port, sent);
    const plain = path.split('?', 1)[0] ?? '';
    const wrong = isPageAt(plain) ? pageComplaint(answer) : complaint(answer, call.method, endpointAt(call.method, plain), true);
    expect(
      wrong,
      `${wrong}\n${JSON.stringify({ ...sent, body: sent.body.toString() }).slice(0, 3000)}\n${answer.body.toString().slice(0, 500)}`,
    ).toBeUndefined();
    return answer.status;
  });
});
