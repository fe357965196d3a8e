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
  test('accepts a token once', async () => {
    const response = captcha.issue();
    expect(await verify({ secret, response, remoteip: '203.0.113.7' })).toEqual({
      success: true,
      challenge_ts: '2026-01-02T03:04:05Z',
      hostname: '127.0.0.1',
    });
    expect(await verify({ secret, response })).toEqual(refused('timeout-or-duplicate'));
  });

  test('accepts a token for two minutes', async () => {
    const [inTime, late] = [captcha.issue(), captcha.issue()];
    time += 2 * 60 * 1000 - 1;
    expect(await verify({ secret, response: inTime })).toMatchObject({ success: true });
    time += 1;
    expect(await verify({ secret, response: late })).toEqual(refused('timeout-or-duplicate'));
  });

  test('refuses a wrong secret without spending the token', async () => {
    const response = captcha.issue();
    expect(await verify({ secret: 'wrong', response })).toEqual(refused('invalid-input-secret'));
    expect(await verify({ secret, response })).toMatchObject({ success: true });
  });

  test('refuses a token that was never issued', async () => {
    expect(await verify({ secret, response: 'never issued' })).toEqual(refused('invalid-input-response'));
  });
});

test('issues a token for the hostname in the request, and pages of other origins cannot read the answer', async () => {
  const response = await fetch(`${captcha.url}/token`, { method: 'POST', body: new URLSearchParams({ hostname: 'www.example.com' }) });
  const { token } = (await response.json()) as { token: string };
  expect(await verify({ secret, response: token })).toMatchObject({ success: true, hostname: 'www.example.com' });
  expect(response.headers.get('Access-Control-Allow-Origin')).toBeNull();
});
