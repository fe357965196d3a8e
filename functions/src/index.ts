import { defineInt, defineSecret, defineString } from 'firebase-functions/params';
import { onRequest } from 'firebase-functions/v2/https';
import { onSchedule } from 'firebase-functions/v2/scheduler';
import { createApp } from './app.ts';
import { limits } from './contract/limits.ts';
import { openFirebase } from './data/firebase.ts';
import { takeOverRequests } from './http/request-body.ts';
import { concurrency, memoryMiB } from './memory.ts';
import { parameters } from './parameters.ts';
import { createParts } from './parts.ts';
import { readSettings } from './settings.ts';

// In the emulator, settings come from the environment: firebase-tools would ask for declared parameters in the terminal.
const emulated = process.env.FUNCTIONS_EMULATOR === 'true';
const secrets = emulated ? [] : [defineSecret('RECAPTCHA_SECRET')];
const { deployment, instances } = emulated ? { deployment: { region: parameters.REGION.default }, instances: {} } : declareParameters();

takeOverRequests();

const settings = readSettings(process.env);
const parts = createParts(settings, openFirebase());
const app = createApp(parts);

export const api = onRequest(
  {
    ...deployment,
    ...instances,
    invoker: 'public',
    timeoutSeconds: limits.hostingMs / 1000,
    memory: `${memoryMiB}MiB`,
    concurrency,
    // Otherwise the emulator allows every origin.
    cors: false,
    secrets,
  },
  app,
);

export const upkeep = onSchedule(
  {
    schedule: 'every day 03:00',
    timeZone: 'Etc/UTC',
    ...deployment,
    timeoutSeconds: 540,
    memory: '256MiB',
    // One run at a time; without `concurrency`, an instance takes eighty.
    maxInstances: 1,
    concurrency: 1,
    retryCount: 3,
    minBackoffSeconds: 60,
  },
  async () => {
    const { reportUpkeep, runUpkeep } = await import('./maintenance/upkeep.ts');
    reportUpkeep(await runUpkeep(parts, Date.now()));
  },
);

/** Declares all parameters for firebase-tools. */
function declareParameters() {
  const { REGION, SERVICE_ACCOUNT, MIN_INSTANCES, MAX_INSTANCES, ...fromEnvironment } = parameters;
  for (const [name, parameter] of Object.entries(fromEnvironment)) {
    if (typeof parameter.default === 'number') defineInt(name, { ...parameter, default: parameter.default });
    else defineString(name, { ...parameter, default: parameter.default });
  }
  return {
    deployment: { region: defineString('REGION', REGION), serviceAccount: defineString('SERVICE_ACCOUNT', SERVICE_ACCOUNT) },
    instances: { minInstances: defineInt('MIN_INSTANCES', MIN_INSTANCES), maxInstances: defineInt('MAX_INSTANCES', MAX_INSTANCES) },
  };
}
