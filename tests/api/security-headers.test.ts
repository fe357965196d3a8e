import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Endpoint, endpoints } from '#contract/endpoints.ts';
import { limits } from '#contract/limits.ts';
import { answerHeaders } from '#contract/security-headers.ts';
import { UnavailableError } from '../../functions/src/errors.ts';
import { apply } from './application-form.ts';
import { exampleMessage } from './example-message.ts';
import { useApi } from './harness.ts';
import { exampleJob } from '../example-job.ts';
import type { Answer, RequestOptions } from './http.ts';

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

  it.each<[number, Endpoint, () => RequestOptions]>([
    [200, endpoints.listPublicJobs, () => ({})],
    [200, endpoints.exportApplications, () => ({ token })],
    [201, endpoints.createJob, () => ({ token, json: exampleJob })],
    [400, endpoints.createJob, () => ({ token, json: {} })],
    [413, endpoints.createJob, () => ({ token, headers: { 'Content-Type': 'application/json' }, body: ' '.repeat(limits.jsonBytes + 1) })],
    [429, endpoints.sendMessage, () => ({ json: { ...exampleMessage, recaptchaToken: api.solveCaptcha() } })],
  ])('are on an answer with status %i', async (status, endpoint, optionsOf) => {
    if (status === 429) await api.call(endpoint, '', optionsOf());
    const answer = await api.call(endpoint, '', optionsOf());
    expect(answer.status).toBe(status);
    expectHeaders(answer);
  });

  it('are on the answer to an application', async () => {
    const answer = await apply(api, await api.postJob());
    expect(answer.status).toBe(201);
    expectHeaders(answer);
  });

  it('are on an answer without content', async () => {
    const answer = await api.call(endpoints.deleteJob, await api.postJob(), { token });
    expect(answer.status).toBe(204);
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
