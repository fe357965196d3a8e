import { declaredParams } from 'firebase-functions/params';
import { expect, test, vi } from 'vitest';
import { parameters } from './parameters.ts';

/** The functions as firebase-tools discovers them. */
async function load(emulated: boolean) {
  vi.resetModules();
  vi.stubEnv('FUNCTIONS_EMULATOR', String(emulated));
  const before = declaredParams.length;
  const { api, upkeep } = await import('./index.ts');
  vi.unstubAllEnvs();
  const [endpoint, nightly] = [api, upkeep].map((cloudFunction) => JSON.parse(JSON.stringify(cloudFunction.__endpoint)) as unknown);
  return { endpoint, nightly, declared: declaredParams.slice(before) };
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
