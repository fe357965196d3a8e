import { expect, it } from 'vitest';
import { callsOf } from '#rooms/app.ts';
import { responseTexts } from '#rooms/platform/contract/response-texts.ts';
import { publicEndpoints, staffEndpoints } from '#rooms/contract/endpoints.ts';
import { calendarPath, served } from '#rooms/platform/contract/paths.ts';
import { useApi } from './harness.ts';

const apis = { api: useApi({ only: 'api' }), staff: useApi({ only: 'staff' }) };
const paths = {
  api: new Set([...Object.values(publicEndpoints).map(({ path }) => path), ...Object.values(served)]),
  staff: new Set([...Object.values(staffEndpoints).map(({ path }) => path), calendarPath]),
};
const rows = (['api', 'staff'] as const).flatMap((own) => [...paths[own]].map((path) => [path, own] as const));

it.each(rows)('%s is answered by %s only', async (path, own) => {
  const url = path.replace(/:\w+/g, 'some-id');
  for (const method of ['GET', 'POST']) {
    const answer = await apis[own === 'api' ? 'staff' : 'api'].send(method, url, {
      token: 'made-up',
      json: method === 'GET' ? undefined : {},
    });
    expect(answer).toMatchObject({ status: 404, json: { error: responseTexts.notFound } });
  }
  // A PATCH finds the path, and no handler; a page of a job needs the site's build.
  if (path !== served.job && path !== calendarPath) expect((await apis[own].send('PATCH', url)).status).toBe(405);
});

it.each([
  ['api', publicEndpoints],
  ['staff', staffEndpoints],
] as const)('the tables that other tests walk have every endpoint of %s', async (only, table) => {
  const answered = (await callsOf(only)).flatMap(({ endpoints }) => Object.values(endpoints));
  expect(new Set(answered)).toEqual(new Set(Object.values(table)));
});
