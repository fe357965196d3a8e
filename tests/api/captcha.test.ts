import { createServer, type Server } from 'node:http';
import { afterEach, describe, expect, it } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import { messages } from '#contract/messages.ts';
import { createCaptcha } from '../../functions/src/http/captcha.ts';
import { apply } from './application-form.ts';
import { sendMessage } from './example-message.ts';
import { useApi } from './harness.ts';

const api = useApi();

/** Every form that has a captcha. */
const forms: Record<string, (recaptchaToken: string | undefined) => Promise<{ status: number; json: unknown }>> = {
  apply: async (recaptchaToken) => apply(api, await api.postJob(), { fields: { recaptchaToken } }),
  contact: (recaptchaToken) => sendMessage(api, { fields: { recaptchaToken } }),
  login: (recaptchaToken) => api.call(endpoints.login, '', { json: { username: 'nobody', password: 'nothing', recaptchaToken } }),
};

/** What each form answers when the captcha is right. */
const passed: Record<string, number> = { apply: 201, contact: 200, login: 401 };

describe.each(Object.entries(forms))('%s', (name, submit) => {
  async function expectRefused(token: string | undefined, error: string): Promise<void> {
    const before = await api.stored();
    expect(await submit(token)).toMatchObject({ status: 400, json: { error } });
    expect({ ...(await api.stored()), jobs: 0 }).toEqual({ ...before, jobs: 0 });
  }

  it('passes once', async () => {
    const token = api.solveCaptcha();
    expect((await submit(token)).status).toBe(passed[name]);
    await expectRefused(token, messages.captchaRefused);
  });

  it('refuses a token that is missing, empty or made up', async () => {
    await expectRefused(undefined, messages.captchaRequired);
    await expectRefused('', messages.captchaRequired);
    await expectRefused('made-up', messages.captchaRefused);
    await expectRefused('x'.repeat(8193), messages.captchaRefused);
  });

  it('refuses a token that has expired', async () => {
    const token = api.solveCaptcha();
    api.clockOffset += 2 * 60 * 1000;
    await expectRefused(token, messages.captchaRefused);
    api.clockOffset = 0;
  });

  it('does not spend the token of a form that is wrong otherwise', async () => {
    const recaptchaToken = api.solveCaptcha();
    const jobId = await api.postJob();
    await apply(api, jobId, { fields: { recaptchaToken, applicant_email: 'x' } });
    await apply(api, jobId, { fields: { recaptchaToken }, resume: { name: 'a.exe', content: Buffer.from('x') } });
    await apply(api, 'gone', { fields: { recaptchaToken } });
    await sendMessage(api, { fields: { recaptchaToken, email: 'x' } });
    await api.call(endpoints.login, '', { json: { username: '', password: 'x', recaptchaToken } });
    expect((await submit(recaptchaToken)).status).toBe(passed[name]);
  });
});

describe('siteverify', () => {
  let server: Server | undefined;
  afterEach(() => server?.close().closeAllConnections());

  async function captchaOn(answer: (received: string) => { status?: number; body: string } | undefined, hostnames: string[] = []) {
    server = createServer(async (request, response) => {
      let received = '';
      for await (const chunk of request) received += String(chunk);
      const { status = 200, body } = answer(received) ?? {};
      if (body !== undefined) response.writeHead(status).end(body);
    });
    await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve));
    const address = server.address();
    const port = typeof address === 'object' ? address?.port : undefined;
    return createCaptcha({ secret: 's&=', verifyUrl: `http://127.0.0.1:${port}/`, hostnames });
  }

  it('is asked with the secret and the token, and nothing else', async () => {
    let asked = '';
    const captcha = await captchaOn((received) => {
      asked = received;
      return { body: '{"success":true}' };
    });
    await captcha.verify('t&x=1');
    expect(Object.fromEntries(new URLSearchParams(asked))).toEqual({ secret: 's&=', response: 't&x=1' });
  });

  it.each([
    ['HTML', { body: '<html>' }],
    ['another shape', { body: '{"success":"yes"}' }],
    ['null', { body: 'null' }],
    ['nothing', { body: '' }],
    ['an error page', { status: 500, body: '{"success":true}' }],
    ['a redirect', { status: 302, body: '' }],
  ])('answering %s lets nobody through', async (_, answer) => {
    const captcha = await captchaOn(() => answer);
    await expect(captcha.verify('t')).rejects.toMatchObject({ status: 503, text: messages.captchaUnavailable });
  });

  it('out of reach lets nobody through', async () => {
    const captcha = createCaptcha({ secret: 's', verifyUrl: 'http://127.0.0.1:9/', hostnames: [] });
    await expect(captcha.verify('t')).rejects.toMatchObject({ status: 503 });
  });

  it('hanging lets nobody through', async () => {
    const captcha = await captchaOn(() => undefined);
    await expect(captcha.verify('t')).rejects.toMatchObject({ status: 503 });
  });

  it('must name one of our hosts, where they are configured', async () => {
    const captcha = await captchaOn(
      (received) => ({
        body: JSON.stringify({ success: true, hostname: new URLSearchParams(received).get('response') }),
      }),
      ['www.example.com'],
    );
    await expect(captcha.verify('www.example.com')).resolves.toBeUndefined();
    await expect(captcha.verify('evil.example')).rejects.toMatchObject({ status: 400 });
  });

  it('refusing our secret is our fault', async () => {
    const captcha = await captchaOn(() => ({ body: '{"success":false,"error-codes":["invalid-input-secret"]}' }));
    await expect(captcha.verify('t')).rejects.toMatchObject({ name: 'ConfigurationError' });
  });
});
