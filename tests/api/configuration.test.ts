import { expect, it, vi } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import { texts } from '#contract/texts.ts';
import { apply } from './application-form.ts';
import { sendMessage } from './example-message.ts';
import { useApi } from './harness.ts';

const withoutSecret = useApi({
  settings: (settings) => ({ ...settings, captcha: { ...settings.captcha, secret: '' } }),
});
const withoutWebApiKey = useApi({
  settings: (settings) => ({ ...settings, identityToolkit: { ...settings.identityToolkit, webApiKey: '' } }),
});

const credentials = (api: typeof withoutWebApiKey) => ({
  json: { username: 'someone', password: 'a good long password', recaptchaToken: api.solveCaptcha() },
});

it('refuses every form when no captcha secret is configured', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const refusal = { status: 500, json: { error: texts.configuration } };
  expect(await apply(withoutSecret, await withoutSecret.postJob())).toMatchObject(refusal);
  expect(await sendMessage(withoutSecret)).toMatchObject(refusal);
  expect(await withoutSecret.call(endpoints.login, '', credentials(withoutSecret))).toMatchObject(refusal);
  expect(await withoutSecret.stored()).toEqual({ jobs: 1, files: 0 });
  expect(log.mock.calls.join()).toContain('RECAPTCHA_SECRET is not set');
});

it('refuses correct credentials with 500, and wrong ones with 401, when no web API key is configured', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  expect(await withoutWebApiKey.call(endpoints.login, '', credentials(withoutWebApiKey))).toMatchObject({ status: 401 });
  await withoutWebApiKey.parts.admins.create('someone', 'a good long password');
  expect(await withoutWebApiKey.call(endpoints.login, '', credentials(withoutWebApiKey))).toMatchObject({
    status: 500,
    json: { error: texts.configuration },
  });
});
