import { expect, it } from 'vitest';
import { jobPath } from '../../src/paths.ts';
import { useApi } from './harness.ts';
import { sendRaw } from './http.ts';

const api = useApi();

/** @returns status and `Location` of the answer to a path that is sent as it is */
async function visit(path: string): Promise<string> {
  const answer = await sendRaw(api.port, `GET ${path}`);
  return [answer.slice(9, 12), /^Location: (\S+)/im.exec(answer)?.[1]].join(' ').trim();
}

const id = 'Ab3dEf6hIj9kLm2nOp5q';

it.each([
  ...['.', ',', ')', '>', ']', '"', "'", ';', ':', '!', '...', '%E2%80%A6', '%20', '%3E', '%22%3E', '%253E', '*', '|', '&ref=mail'].map(
    (end) => `/careers/${id}${end}`,
  ),
  ...[`/careers/${id}%3Fref=mail`, `/careers/${id}/`, `/careers/${id}/).`],
])('leads from %s to the page of the job', async (path) => {
  expect(await visit(path)).toBe(`301 ${jobPath(id)}`);
});

it('keeps the query of a redirected path', async () => {
  expect(await visit(`/careers/${id}.?ref=linkedin&utm_medium=chat`)).toBe(`301 ${jobPath(id)}?ref=linkedin&utm_medium=chat`);
});

it.each([jobPath(id), jobPath('AbCdEfGhIjKlMnOpQrSt'), `${jobPath(id)}x`, `/careers/${id.slice(1)}.`, '/careers/.', `/careers/x${id}`])(
  'answers 404 for %s, which contains no other id',
  async (path) => {
    expect(await visit(path)).toBe('404');
  },
);
