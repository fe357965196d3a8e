import { expect, it, vi } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import { answerHeaders } from '#contract/security-headers.ts';
import { UnavailableError } from '../../functions/src/errors.ts';
import { useApi } from './harness.ts';
import type { Answer } from './http.ts';

const api = useApi();

function expectHeaders({ headers }: Answer): void {
  const sent = Object.keys(answerHeaders).map((name) => [name, headers.get(name)]);
  expect(Object.fromEntries(sent)).toEqual(answerHeaders);
}

it.each(Object.entries(endpoints))(
  'the security headers are on the answers of %s without credentials and with another method',
  async (_, endpoint) => {
    expectHeaders(await api.call(endpoint, 'x'));
    const refused = await api.send('PATCH', endpoint.path.replace(/:\w+/, 'x'));
    expect(refused.status).toBe(405);
    expectHeaders(refused);
  },
);

it.each([
  [500, new Error('A fault')],
  [503, new UnavailableError('Firestore is down')],
])('the security headers are on a failure with status %i', async (status, error) => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  vi.spyOn(api.parts.jobs, 'listOpen').mockRejectedValue(error);
  const answer = await api.call(endpoints.listPublicJobs);
  expect(answer.status).toBe(status);
  expectHeaders(answer);
});
