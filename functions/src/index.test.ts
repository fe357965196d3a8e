import { declaredParams } from 'firebase-functions/params';
import { expect, test, vi } from 'vitest';
import { parameters } from './parameters.ts';

/** The functions as firebase-tools discovers them. */
async function load(emulated: boolean, target?: string) {
  vi.resetModules();
  vi.stubEnv('FUNCTIONS_EMULATOR', String(emulated));
  vi.stubEnv('FUNCTION_TARGET', target);
  const before = declaredParams.length;
  const { api, upkeep, post, postDue } = await import('./index.ts');
  vi.unstubAllEnvs();
  const [endpoint, nightly, ...mailers] = [api, upkeep, post, postDue].map(
    (cloudFunction) => cloudFunction && (JSON.parse(JSON.stringify(cloudFunction.__endpoint)) as unknown),
  );
  return { endpoint, nightly, mailers, declared: declaredParams.slice(before) };
}

test('a deployment declares every parameter and the secret, and takes its options from them', async () => {
  const { endpoint, nightly, declared } = await load(false);
  expect(declared.map(({ name }) => name).sort()).toEqual([...Object.keys(parameters), 'RECAPTCHA_SECRET'].sort());
  expect(endpoint).toMatchObject({
    region: 'params.REGION',
    minInstances: 'params.MIN_INSTANCES',
    maxInstances: 'params.MAX_INSTANCES',
    serviceAccountEmail: 'params.SERVICE_ACCOUNT',
    secretEnvironmentVariables: [{ key: 'RECAPTCHA_SECRET' }],
  });
  expect(nightly).toMatchObject({ region: 'params.REGION', serviceAccountEmail: 'params.SERVICE_ACCOUNT' });
});

test('the emulator declares no parameter', async () => {
  const { endpoint, declared } = await load(true);
  expect(declared).toEqual([]);
  expect(endpoint).toMatchObject({ region: [parameters.REGION.default] });
  expect(endpoint).not.toMatchObject({ serviceAccountEmail: expect.any(String) as string });
});

test('the upkeep never runs twice at once', async () => {
  const { nightly } = await load(false);
  expect(nightly).toMatchObject({ maxInstances: 1, concurrency: 1 });
});

test('the mail functions are deployed only with MAIL_FROM, and only they get SMTP_URL', async () => {
  const { endpoint, mailers, declared } = await load(false);
  const options = {
    omit: 'params.MAIL_FROM == ""',
    secretEnvironmentVariables: [{ key: 'SMTP_URL' }],
    serviceAccountEmail: 'params.SERVICE_ACCOUNT',
  };
  expect(mailers).toEqual([
    expect.objectContaining({ ...options, eventTrigger: expect.objectContaining({ retry: true }) as unknown }),
    expect.objectContaining({ ...options, scheduleTrigger: expect.objectContaining({ schedule: 'every 10 minutes' }) as unknown }),
  ]);
  expect(JSON.stringify(endpoint)).not.toContain('SMTP_URL');
  expect(declared.map(({ name }) => name)).not.toContain('SMTP_URL');
});

test('the api loads neither the mail trigger, which needs the Firestore SDK, nor nodemailer', async () => {
  vi.doMock('nodemailer', () => {
    throw new Error('nodemailer is loaded');
  });
  const { endpoint, mailers } = await load(true, 'api');
  expect(endpoint).toBeDefined();
  expect(mailers[0]).toBeUndefined();
});
