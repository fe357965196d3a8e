import { describe, expect, it, vi } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import { messages } from '#contract/messages.ts';
import { apply } from './application-form.ts';
import { sendMessage } from './example-message.ts';
import { useApi } from './harness.ts';

const secretless = useApi({
  settings: (settings) => ({ ...settings, captcha: { ...settings.captcha, secret: '' } }),
});
const unreachable = useApi({
  settings: (settings) => ({ ...settings, captcha: { ...settings.captcha, verifyUrl: 'http://127.0.0.1:9/' } }),
});
const keyless = useApi({
  settings: (settings) => ({ ...settings, identityToolkit: { ...settings.identityToolkit, webApiKey: '' } }),
});

const credentials = (api: typeof keyless) => ({
  json: { username: 'someone', password: 'a good long password', recaptchaToken: api.solveCaptcha() },
});

describe('without a captcha secret', () => {
  it('no form is taken', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const refusal = { status: 500, json: { error: messages.configuration } };
    expect(await apply(secretless, await secretless.postJob())).toMatchObject(refusal);
    expect(await sendMessage(secretless)).toMatchObject(refusal);
    expect(await secretless.call(endpoints.login, '', credentials(secretless))).toMatchObject(refusal);
    expect(await secretless.stored()).toEqual({ jobs: 1, files: 0 });
    expect(log.mock.calls.join()).toContain('RECAPTCHA_SECRET is not set');
  });
});

describe('with siteverify out of reach', () => {
  it('no form is taken', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const refusal = { status: 503, json: { error: messages.captchaUnavailable } };
    expect(await apply(unreachable, await unreachable.postJob())).toMatchObject(refusal);
    expect(await sendMessage(unreachable)).toMatchObject(refusal);
    expect(await unreachable.call(endpoints.login, '', credentials(unreachable))).toMatchObject(refusal);
    expect(await unreachable.stored()).toEqual({ jobs: 1, files: 0 });
  });
});

describe('without a web API key', () => {
  it('nobody can log in, and a wrong password is still told as one', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    expect(await keyless.call(endpoints.login, '', credentials(keyless))).toMatchObject({ status: 401 });
    await keyless.parts.admins.create('someone', 'a good long password');
    expect(await keyless.call(endpoints.login, '', credentials(keyless))).toMatchObject({
      status: 500,
      json: { error: messages.configuration },
    });
  });
});
