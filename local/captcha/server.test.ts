import { expect, test } from 'vitest';
import { startCaptcha } from './server.ts';

// `tests/api/captcha.test.ts` has the rest: what is accepted how often, how long, by which secret.

test('issues a token for the hostname in the request, and pages of other origins cannot read the answer', async () => {
  const secret = 'the-secret';
  const captcha = await startCaptcha({ port: 0, now: () => Date.UTC(2026, 0, 2, 3, 4, 5, 678), secret });
  const post = (path: string, fields: Record<string, string>) =>
    fetch(captcha.url + path, { method: 'POST', body: new URLSearchParams(fields) });
  const issued = await post('/token', { hostname: 'www.example.com' });
  expect(issued.headers.get('Access-Control-Allow-Origin')).toBeNull();
  const { token } = (await issued.json()) as { token: string };
  const verified = await post('/recaptcha/api/siteverify', { secret, response: token });
  expect(await verified.json()).toEqual({ success: true, challenge_ts: '2026-01-02T03:04:05Z', hostname: 'www.example.com' });
  await captcha.stop();
});
