import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Captcha, startCaptcha } from './server.ts';

const secret = 'the-secret';
let time = Date.UTC(2026, 0, 2, 3, 4, 5, 678);
let captcha: Captcha;

beforeAll(async () => {
  captcha = await startCaptcha({ port: 0, now: () => time, secret });
});
afterAll(() => captcha.stop());

async function verify(fields: Record<string, string>): Promise<unknown> {
  const response = await fetch(`${captcha.url}/recaptcha/api/siteverify`, {
    method: 'POST',
    body: new URLSearchParams(fields),
  });
  expect(response.status).toBe(200);
  return response.json();
}

const refused = (...codes: string[]) => ({ success: false, 'error-codes': codes });

describe('siteverify', () => {
  test('takes a token once', async () => {
    const response = captcha.issue();
    expect(await verify({ secret, response, remoteip: '203.0.113.7' })).toEqual({
      success: true,
      challenge_ts: '2026-01-02T03:04:05Z',
      hostname: '127.0.0.1',
    });
    expect(await verify({ secret, response })).toEqual(refused('timeout-or-duplicate'));
  });

  test('takes a token for two minutes', async () => {
    const [inTime, late] = [captcha.issue(), captcha.issue()];
    time += 2 * 60 * 1000 - 1;
    expect(await verify({ secret, response: inTime })).toMatchObject({ success: true });
    time += 1;
    expect(await verify({ secret, response: late })).toEqual(refused('timeout-or-duplicate'));
  });

  test('a wrong secret spends nothing', async () => {
    const response = captcha.issue();
    expect(await verify({ secret: 'wrong', response })).toEqual(refused('invalid-input-secret'));
    expect(await verify({ secret, response })).toMatchObject({ success: true });
  });

  test.each([
    [{}, ['missing-input-response', 'missing-input-secret']],
    [{ secret }, ['missing-input-response']],
    [{ response: 'x' }, ['missing-input-secret']],
    [{ secret, response: 'never issued' }, ['invalid-input-response']],
  ])('%j is refused: %j', async (fields, codes) => {
    expect(await verify(fields)).toEqual(refused(...codes));
  });
});

test('POST /token gives scripts a token, for the host they name', async () => {
  const response = await fetch(`${captcha.url}/token`, { method: 'POST', body: new URLSearchParams({ hostname: 'www.example.com' }) });
  const { token } = (await response.json()) as { token: string };
  expect(await verify({ secret, response: token })).toMatchObject({ success: true, hostname: 'www.example.com' });
  // No page of another origin may read it.
  expect(response.headers.get('Access-Control-Allow-Origin')).toBeNull();
});

test.each([
  ['/recaptcha/api.js?onload=ready&render=explicit', 'text/javascript; charset=utf-8'],
  ['/recaptcha/anchor?k=key', 'text/html; charset=utf-8'],
  ['/recaptcha/anchor.js', 'text/javascript; charset=utf-8'],
  ['/recaptcha/anchor.css', 'text/css; charset=utf-8'],
])('GET %s', async (path, type) => {
  const response = await fetch(captcha.url + path);
  expect(response.status).toBe(200);
  expect(response.headers.get('Content-Type')).toBe(type);
});

test.each([
  ['GET', '/recaptcha/api/siteverify', 405],
  ['GET', '/token', 405],
  ['POST', '/recaptcha/api.js', 405],
  ['GET', '/', 404],
  ['GET', '/recaptcha/../../package.json', 404],
])('%s %s gives %d', async (method, path, status) => {
  expect((await fetch(captcha.url + path, { method })).status).toBe(status);
});

test('a body beyond all reason is refused, and the server stays up', async () => {
  const body = 'response='.padEnd(200 * 1024, 'x');
  const answer = await fetch(`${captcha.url}/recaptcha/api/siteverify`, { method: 'POST', body }).then(
    ({ status }) => status,
    () => 413,
  );
  expect(answer).toBe(413);
  expect((await fetch(`${captcha.url}/recaptcha/api.js`)).status).toBe(200);
});
