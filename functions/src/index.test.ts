import { globSync } from 'node:fs';
import { declaredParams } from 'firebase-functions/params';
import { expect, onTestFinished, test, vi } from 'vitest';
import { openFirebase } from './platform/firestore/firebase.ts';
import { parameters, readSettings } from './settings.ts';

/** The functions as firebase-tools discovers them. */
async function load(emulated: boolean, target?: string) {
  vi.resetModules();
  vi.stubEnv('FUNCTIONS_EMULATOR', String(emulated));
  vi.stubEnv('FUNCTION_TARGET', target);
  // It keeps them for the whole process.
  declaredParams.splice(0);
  const functions = await import('./index.ts');
  await vi.dynamicImportSettled();
  vi.unstubAllEnvs();
  const { api: visitors, staff: admins } = functions;
  const [api, staff, upkeep, ...mailers] = [visitors, admins, functions.upkeep, functions.post, functions.postDue].map(
    (cloudFunction) => cloudFunction && (JSON.parse(JSON.stringify(cloudFunction.__endpoint)) as unknown),
  );
  return { api, staff, upkeep, mailers, declared: [...declaredParams] };
}

test('a deployment declares every parameter and the secret, and takes its options from them', async () => {
  const { api, staff, upkeep, declared } = await load(false);
  expect(declared.map(({ name }) => name).sort()).toEqual([...Object.keys(parameters), 'RECAPTCHA_SECRET'].sort());
  expect(api).toMatchObject({
    region: 'params.REGION',
    minInstances: 'params.MIN_INSTANCES',
    maxInstances: 'params.MAX_INSTANCES',
    serviceAccountEmail: 'params.API_SERVICE_ACCOUNT',
    secretEnvironmentVariables: [{ key: 'RECAPTCHA_SECRET' }],
  });
  // Staff have an account and instances of their own, of which few can run.
  expect(staff).toEqual({ ...(api as object), minInstances: null, maxInstances: 5, serviceAccountEmail: 'params.SERVICE_ACCOUNT' });
  // Never twice at once.
  const once = { maxInstances: 1, concurrency: 1 };
  expect(upkeep).toMatchObject({ region: 'params.REGION', serviceAccountEmail: 'params.SERVICE_ACCOUNT', ...once });
});

test('the emulator declares no parameter', async () => {
  const { api, declared } = await load(true);
  expect(declared).toEqual([]);
  expect(api).toMatchObject({ region: [parameters.REGION.default] });
  expect(api).not.toMatchObject({ serviceAccountEmail: expect.any(String) as string });
});

test('the mail functions are deployed only with MAIL_FROM, and only they get their secrets', async () => {
  const { api, upkeep, mailers, declared } = await load(false);
  const options = {
    omit: 'params.MAIL_FROM == ""',
    secretEnvironmentVariables: [{ key: 'SMTP_URL' }, { key: 'MAIL_INBOX_URL' }],
    serviceAccountEmail: 'params.SERVICE_ACCOUNT',
  };
  expect(mailers).toEqual([
    expect.objectContaining({ ...options, eventTrigger: expect.objectContaining({ retry: true }) as unknown }),
    expect.objectContaining({ ...options, scheduleTrigger: expect.objectContaining({ schedule: 'every 10 minutes' }) as unknown }),
  ]);
  expect(JSON.stringify([api, upkeep])).not.toMatch(/SMTP_URL|MAIL_INBOX_URL/);
  expect(declared.map(({ name }) => name)).not.toContain('SMTP_URL');
});

const callsOf = {
  api: ['public-calls.ts', 'applicant/contract/endpoints.ts'],
  staff: ['staff-calls.ts', ...globSync('!(applicant)/contract/endpoints.ts', { cwd: import.meta.dirname })],
};

test.each([
  ['api', 'staff'],
  ['staff', 'api'],
] as const)('%s loads no call of %s, nor the mail trigger, which needs the Firestore SDK, nor nodemailer', async (name, other) => {
  for (const module of ['nodemailer', ...callsOf[other].map((file) => `./${file}`)]) {
    vi.doMock(module, () => {
      throw new Error(`${module} is loaded`);
    });
    onTestFinished(() => vi.doUnmock(module));
  }
  const { mailers, ...functions } = await load(true, name);
  const [{ createApp }, { createParts }] = await Promise.all([import('./app.ts'), import('./parts.ts')]);
  await createApp(createParts(readSettings({}), openFirebase()), name);
  expect(functions[name]).toBeDefined();
  expect(mailers[0]).toBeUndefined();
});
