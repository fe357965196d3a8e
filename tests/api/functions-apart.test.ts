import { expect, it } from 'vitest';
import { answerTexts } from '#rooms/platform/contract/answer-texts.ts';
import { endpoints } from '#rooms/contract/endpoints.ts';
import { calendarPath, served } from '#rooms/platform/contract/paths.ts';
import { functionOf } from '../../functions/src/function-of.ts';
import { useApi } from './harness.ts';

const apis = { api: useApi({ only: 'api' }), staff: useApi({ only: 'staff' }) };
const paths = new Set([...Object.values(endpoints).map(({ path }) => path), ...Object.values(served), calendarPath]);

it.each([...paths])('%s is answered by one function only', async (path) => {
  const own = functionOf(path);
  const url = path.replace(/:\w+/g, 'some-id');
  for (const method of ['GET', 'POST', 'PUT', 'DELETE']) {
    const answer = await apis[own === 'api' ? 'staff' : 'api'].send(method, url, {
      token: 'made-up',
      json: method === 'GET' ? undefined : {},
    });
    expect(answer).toMatchObject({ status: 404, json: { error: answerTexts.notFound } });
  }
  // A PATCH finds the path, and no handler; a page of a job needs the site's build.
  if (path !== served.job && path !== calendarPath) expect((await apis[own].send('PATCH', url)).status).toBe(405);
});

it('calls of staff are answered by staff, and the login too; visitors have theirs', () => {
  expect(
    [endpoints.login, endpoints.acceptInvitation, endpoints.readResume, { path: calendarPath }].map(({ path }) => functionOf(path)),
  ).toEqual(Array(4).fill('staff'));
  const visitors = [
    endpoints.listPublicJobs,
    endpoints.applyForJob,
    endpoints.requestLink,
    endpoints['contactMessages.send'],
    { path: served.job },
  ];
  expect(visitors.map(({ path }) => functionOf(path))).toEqual(Array(5).fill('api'));
});
