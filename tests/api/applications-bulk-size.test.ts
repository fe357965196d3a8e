import { expect, it } from 'vitest';
import { bulkOutput, type BulkResult } from '#contract/applications.ts';
import { endpoints } from '#contract/endpoints.ts';
import { limits } from '#contract/limits.ts';
import { storeApplication } from './example-application.ts';
import { useApi } from './harness.ts';

const api = useApi();

it('changes, restores and deletes 500 applications, each in one request and in time', { timeout: 240_000 }, async () => {
  const token = await api.logIn();
  const ids = await Promise.all(Array.from({ length: limits.bulkMax }, () => storeApplication(api)));
  const times: number[] = [];
  const send = async (json: unknown): Promise<BulkResult[]> => {
    const started = performance.now();
    const { results } = bulkOutput.parse((await api.call(endpoints.changeApplications, '', { token, json })).json);
    times.push(Math.round(performance.now() - started));
    expect(results.map(({ id, outcome }) => [id, outcome])).toEqual(ids.map((id) => [id, 'done']));
    return results;
  };
  const changed = await send({ ids, set: 'Rejected' });
  await send({ restore: changed });
  await send({ ids, delete: true });
  expect(Math.max(...times), `in milliseconds: ${times.join(', ')}`).toBeLessThan(limits.bulkMs);
  expect((await api.parts.applications.page({}, 1)).items).toEqual([]);
});
