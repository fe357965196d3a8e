import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import { limits } from '#contract/limits.ts';
import { answerHeaders } from '#contract/security-headers.ts';
import { UnavailableError } from '../../functions/src/errors.ts';
import { apply } from './application-form.ts';
import { sendMessage } from './example-message.ts';
import { useApi } from './harness.ts';
import { exampleJob } from '../example-job.ts';
import type { Answer } from './http.ts';

let failure: Error | undefined;
const api = useApi({
  settings: (settings) => ({ ...settings, attempts: { ...settings.attempts, contact: 1 } }),
  parts: (parts) => ({
    ...parts,
    jobs: { ...parts.jobs, listOpen: () => (failure ? Promise.reject(failure) : parts.jobs.listOpen()) },
  }),
});
let token = '';
beforeAll(async () => {
  token = await api.logIn();
});
beforeEach(() => {
  failure = undefined;
});

const jsonType = { 'Content-Type': 'application/json' };

function expectHeaders({ headers }: Answer): void {
  const sent = Object.keys(answerHeaders).map((name) => [name, headers.get(name)]);
  expect(Object.fromEntries(sent)).toEqual(answerHeaders);
}

describe('the security headers', () => {
  it.each(Object.entries(endpoints))('are on the answers of %s without credentials and with another method', async (_, endpoint) => {
    expectHeaders(await api.call(endpoint, 'x'));
    const refused = await api.send('PATCH', endpoint.path.replace(/:\w+/, 'x'));
    expect(refused.status).toBe(405);
    expectHeaders(refused);
  });

  it.each<[number, () => Promise<Answer>]>([
    [200, () => api.call(endpoints.listPublicJobs)],
    [200, () => api.call(endpoints.exportApplications, '', { token })],
    [201, () => api.call(endpoints.createJob, '', { token, json: exampleJob })],
    [201, async () => apply(api, await api.postJob())],
    [204, async () => api.call(endpoints.deleteJob, await api.postJob(), { token })],
    [400, () => api.call(endpoints.createJob, '', { token, json: {} })],
    [413, () => api.call(endpoints.createJob, '', { token, headers: jsonType, body: ' '.repeat(limits.jsonBytes + 1) })],
    [
      429,
      async () => {
        await sendMessage(api);
        return sendMessage(api);
      },
    ],
  ])('are on an answer with status %i', async (status, call) => {
    const answer = await call();
    expect(answer.status).toBe(status);
    expectHeaders(answer);
  });

  it.each([
    [500, new Error('A fault')],
    [503, new UnavailableError('Firestore is down')],
  ])('are on a failure with status %i', async (status, error) => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    failure = error;
    const answer = await api.call(endpoints.listPublicJobs);
    expect(answer.status).toBe(status);
    expectHeaders(answer);
    expect(log).toHaveBeenCalled();
  });
});
