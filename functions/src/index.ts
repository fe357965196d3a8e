import { defineInt, defineSecret, defineString } from 'firebase-functions/params';
import { onRequest } from 'firebase-functions/v2/https';
import { onSchedule } from 'firebase-functions/v2/scheduler';
import { createApp } from './app.ts';
import { openFirebase } from './data/firebase.ts';
import { takeOverRequests } from './http/request-body.ts';
import { parameters } from './parameters.ts';
import { createParts } from './parts.ts';
import { readSettings } from './settings.ts';

// The emulator has its settings from the environment: a declared parameter makes it ask the terminal, or Secret Manager.
const emulated = process.env.FUNCTIONS_EMULATOR === 'true';
const secrets = emulated ? [] : [defineSecret('RECAPTCHA_SECRET')];
const { deployment, instances } = emulated ? { deployment: { region: parameters.REGION.default }, instances: {} } : declareParameters();

takeOverRequests();

const settings = readSettings(process.env);
const parts = createParts(settings, openFirebase());
const app = createApp(parts);

/** Answers every call of the site. */
export const api = onRequest(
  {
    ...deployment,
    ...instances,
    invoker: 'public',
    // Hosting gives up after 60 s.
    timeoutSeconds: 60,
    // Room for twenty uploads at once beside a few passwords being hashed (32 MiB each).
    memory: '512MiB',
    concurrency: 20,
    // Same origin only; without this the emulator would answer every origin.
    cors: false,
    secrets,
  },
  app,
);

/** The retention rule, and cleaning up after what went wrong; once a day, at an hour when few are about. */
export const upkeep = onSchedule(
  {
    schedule: 'every day 03:00',
    timeZone: 'Etc/UTC',
    ...deployment,
    timeoutSeconds: 540,
    memory: '256MiB',
    // One at a time, a second try too: where no concurrency is said, an instance of this size takes eighty.
    maxInstances: 1,
    concurrency: 1,
    retryCount: 3,
    minBackoffSeconds: 60,
  },
  async () => {
    const { reportUpkeep, runUpkeep } = await import('./maintenance/upkeep.ts');
    reportUpkeep(await runUpkeep(parts, settings, Date.now()));
  },
);

/** Tells firebase-tools of all parameters. @returns the options of both functions, and those of `api` alone */
function declareParameters() {
  const { REGION, SERVICE_ACCOUNT, MIN_INSTANCES, MAX_INSTANCES, ...read } = parameters;
  for (const [name, parameter] of Object.entries(read)) {
    if (typeof parameter.default === 'number') defineInt(name, { ...parameter, default: parameter.default });
    else defineString(name, { ...parameter, default: parameter.default });
  }
  return {
    deployment: { region: defineString('REGION', REGION), serviceAccount: defineString('SERVICE_ACCOUNT', SERVICE_ACCOUNT) },
    instances: { minInstances: defineInt('MIN_INSTANCES', MIN_INSTANCES), maxInstances: defineInt('MAX_INSTANCES', MAX_INSTANCES) },
  };
}
