import { createServer, type Server } from 'node:http';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { endpoints } from '#rooms/contract/endpoints.ts';
import { responseTexts } from '#rooms/platform/contract/response-texts.ts';
import { texts } from '#rooms/platform/contract/texts.ts';
import type { ApiError } from '../../functions/src/platform/http/api-error.ts';
import { createCaptcha } from '../../functions/src/platform/http/captcha.ts';
import { freePort, listen } from '../../local/ports.ts';
import { apply, sendMessage } from './examples.ts';
import { type Api, useApi } from './harness.ts';
import type { Answer } from './http.ts';

const api = useApi();
const withoutSecret = useApi({ settings: (settings) => ({ ...settings, captcha: { ...settings.captcha, secret: '' } }) });

const forms: Record<string, (recaptchaToken: string | undefined, site?: Api) => Promise<Answer>> = {
  apply: async (recaptchaToken, site = api) => apply(site, await site.postJob(), { fields: { recaptchaToken } }),
  contact: (recaptchaToken, site = api) => sendMessage(site, { fields: { recaptchaToken } }),
  login: (recaptchaToken, site = api) =>
    site.call(endpoints.login, '', { json: { username: 'nobody', password: 'nothing', recaptchaToken } }),
};

const acceptedStatus: Record<string, number> = { apply: 201, contact: 200, login: 401 };

describe.each(Object.entries(forms))('%s', (name, submit) => {
  async function expectRefused(token: string | undefined, error: string): Promise<void> {
    const before = await api.stored();
    expect(await submit(token)).toMatchObject({ status: 400, json: { error } });
    expect({ ...(await api.stored()), jobs: 0 }).toEqual({ ...before, jobs: 0 });
  }

  it('accepts a token once', async () => {
    const token = api.solveCaptcha();
    expect((await submit(token)).status).toBe(acceptedStatus[name]);
    await expectRefused(token, texts.captchaRefused);
  });

  it('refuses a missing, empty or forged token', async () => {
    await expectRefused(undefined, texts.captchaRequired);
    await expectRefused('', texts.captchaRequired);
    await expectRefused('made-up', texts.captchaRefused);
    // More than the local siteverify reads: if it got the token, the answer would be 503.
    await expectRefused('x'.repeat(70_000), texts.captchaRefused);
  });

  it('refuses an expired token', async () => {
    const token = api.solveCaptcha();
    api.clockOffset += 2 * 60 * 1000;
    await expectRefused(token, texts.captchaRefused);
  });

  it('is refused when no secret is configured', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    expect(await submit(withoutSecret.solveCaptcha(), withoutSecret)).toMatchObject({ status: 500, json: { error: texts.configuration } });
    expect({ ...(await withoutSecret.stored()), jobs: 0 }).toEqual({ jobs: 0, files: 0 });
    expect(log.mock.calls.join()).toContain('RECAPTCHA_SECRET is not set');
  });

  it('leaves the token unused when the form is invalid', async () => {
    const recaptchaToken = api.solveCaptcha();
    const jobId = await api.postJob();
    await apply(api, jobId, { fields: { recaptchaToken, applicant_email: 'x' } });
    await apply(api, jobId, { fields: { recaptchaToken }, resume: { name: 'a.exe', content: Buffer.from('x') } });
    await apply(api, 'gone', { fields: { recaptchaToken } });
    await sendMessage(api, { fields: { recaptchaToken, email: 'x' } });
    await api.call(endpoints.login, '', { json: { username: '', password: 'x', recaptchaToken } });
    expect((await submit(recaptchaToken)).status).toBe(acceptedStatus[name]);
  });
});

describe('siteverify', () => {
  let server: Server | undefined;
  const timeoutMs = 500;
  const callsPerMinute = 20;
  afterEach(() => server?.close().closeAllConnections());

  async function captchaWithSiteverify(
    answer: (received: string) => { status?: number; body: string } | undefined,
    hostnames: string[] = [],
  ) {
    server = createServer(async (request, response) => {
      let received = '';
      for await (const chunk of request) received += String(chunk);
      const { status = 200, body } = answer(received) ?? {};
      if (body !== undefined) response.writeHead(status).end(body);
    });
    return createCaptcha({ secret: 's&=', verifyUrl: `http://${await listen(server)}/`, hostnames, callsPerMinute }, timeoutMs);
  }

  it('is called no more often a minute than allowed, even for 2,000 junk tokens at once', async () => {
    let calls = 0;
    const captcha = await captchaWithSiteverify(() => {
      calls += 1;
      return { body: '{"success":false}' };
    });
    const outcomes = await Promise.allSettled(Array.from({ length: 2000 }, () => captcha.verify('junk')));
    expect(calls).toBe(callsPerMinute);
    expect(outcomes.filter((outcome) => outcome.status === 'rejected' && (outcome.reason as ApiError).status === 503)).toHaveLength(
      2000 - callsPerMinute,
    );
  });

  it('receives the secret and the token, and nothing else', async () => {
    let sent = '';
    const captcha = await captchaWithSiteverify((received) => {
      sent = received;
      return { body: '{"success":true}' };
    });
    await captcha.verify('t&x=1');
    expect(Object.fromEntries(new URLSearchParams(sent))).toEqual({ secret: 's&=', response: 't&x=1' });
  });

  it.each([
    ['HTML', { body: '<html>' }],
    ['a string for `success`', { body: '{"success":"true"}' }],
    ['cut-off JSON', { body: '{"succ' }],
    ['a list', { body: '[]' }],
    ['null', { body: 'null' }],
    ['an empty body', { body: '' }],
    ['status 500', { status: 500, body: '{"success":true}' }],
    ['a redirect', { status: 302, body: '' }],
  ])('refuses everyone with 503 when siteverify answers %s', async (_, answer) => {
    const captcha = await captchaWithSiteverify(() => answer);
    await expect(captcha.verify('t')).rejects.toMatchObject({ status: 503, text: responseTexts.captchaUnavailable });
  });

  it('refuses everyone with 503 when siteverify is unreachable, or does not answer in time', async () => {
    const unreachable = createCaptcha({ secret: 's', verifyUrl: `http://127.0.0.1:${await freePort()}/`, hostnames: [], callsPerMinute });
    for (const captcha of [unreachable, await captchaWithSiteverify(() => undefined)]) {
      await expect(captcha.verify('t')).rejects.toMatchObject({ status: 503 });
    }
  });

  it('accepts only the configured host names', async () => {
    const captcha = await captchaWithSiteverify(
      (received) => ({
        body: JSON.stringify({ success: true, hostname: new URLSearchParams(received).get('response') }),
      }),
      ['www.example.com'],
    );
    await expect(captcha.verify('www.example.com')).resolves.toBeUndefined();
    await expect(captcha.verify('evil.example')).rejects.toMatchObject({ status: 400 });
  });

  it('reports a configuration error when siteverify rejects the secret', async () => {
    const captcha = await captchaWithSiteverify(() => ({ body: '{"success":false,"error-codes":["invalid-input-secret"]}' }));
    await expect(captcha.verify('t')).rejects.toMatchObject({ name: 'ConfigurationError' });
  });
});
