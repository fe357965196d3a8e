import { createRequire } from 'node:module';
import type { Request, Response } from 'express';
import { defineInt, defineSecret, defineString } from 'firebase-functions/params';
import { onRequest } from 'firebase-functions/v2/https';
import { onSchedule } from 'firebase-functions/v2/scheduler';
import { createApp } from './app.ts';
import { serverLimits } from './platform/contract/limits.ts';
import { openFirebase } from './platform/firestore/firebase.ts';
import { takeOverRequests } from './platform/http/request-body.ts';
import { createParts } from './parts.ts';
import { parameters, readSettings } from './settings.ts';

// The emulator sets environment variables: firebase-tools would ask for declared parameters.
const emulated = process.env.FUNCTIONS_EMULATOR === 'true';
const secrets = emulated ? [] : [defineSecret('RECAPTCHA_SECRET')];
const { deployment, ofApi, mailOff } = emulated
  ? { deployment: { region: parameters.REGION.default }, ofApi: {}, mailOff: false }
  : declareParameters();

// functions-framework must read the body of events, which only `post` gets.
const target = process.env.FUNCTION_TARGET;
if (target !== 'post') takeOverRequests();
const only = target === 'api' || target === 'staff' ? target : undefined;

const settings = readSettings(process.env);
const parts = createParts(settings, openFirebase());
const app = createApp(parts, only);
const answer = async (request: Request, response: Response) => {
  (await app)(request, response);
};

const answering = {
  ...deployment,
  invoker: 'public',
  timeoutSeconds: serverLimits.hostingMs / 1000,
  memory: '512MiB',
  // Each can be an upload, which is in memory twice, beside five passwords being hashed, 32 MiB each.
  concurrency: 20,
  // Otherwise the emulator allows every origin.
  cors: false,
  secrets,
} as const;

/** Answers visitors, as an account that cannot sign the tokens of staff. */
export const api = onRequest({ ...answering, ...ofApi }, answer);

/** Answers staff only, by rewrites in firebase.json, on instances that visitors can't use up. */
export const staff = onRequest({ ...answering, maxInstances: 5 }, answer);

export const upkeep = onSchedule(
  {
    schedule: 'every day 03:00',
    timeZone: 'Etc/UTC',
    ...deployment,
    timeoutSeconds: 540,
    memory: '512MiB',
    // One run at a time: by default, an instance handles 80 requests at once.
    maxInstances: 1,
    concurrency: 1,
    retryCount: 3,
    minBackoffSeconds: 60,
  },
  async () => {
    const { reportUpkeep, runUpkeep } = await import('./upkeep/upkeep.ts');
    reportUpkeep(await runUpkeep(parts, Date.now()));
  },
);

/** Without `MAIL_FROM`, neither mail function is deployed, and their secrets need not exist. */
const mailer = {
  ...deployment,
  omit: mailOff,
  memory: '256MiB',
  timeoutSeconds: (2 * serverLimits.postWaitMs) / 1000,
  maxInstances: 2,
  // With defineSecret, firebase-tools would ask for the secret even if no function uses it.
  secrets: emulated ? [] : ['SMTP_URL', 'MAIL_INBOX_URL'],
} as const;

/** Sends each new mail. */
export const post = only ? undefined : mailTrigger();

/** Writes job alerts and news for staff, sends mails that `post` could not, and reads the inbox. */
export const postDue = onSchedule(
  { ...mailer, schedule: 'every 10 minutes', timeoutSeconds: 540, maxInstances: 1, concurrency: 1 },
  async () => {
    const { runPostDue } = await import('./post-due.ts');
    await runPostDue(parts, Date.now());
  },
);

/** Loads the Firestore SDK, which would delay the first answer to visitors and staff. */
function mailTrigger() {
  const { onDocumentCreated } = createRequire(import.meta.url)(
    'firebase-functions/v2/firestore',
  ) as typeof import('firebase-functions/v2/firestore');
  return onDocumentCreated({ ...mailer, document: 'outbox/{id}', concurrency: 5, retry: true }, async ({ params, data }) => {
    const { deliverNew } = await import('./platform/mail/deliver.ts');
    await deliverNew(params.id, data?.get('not_before'), parts);
  });
}

/** Declares all parameters. @returns the options of functions that parameters set */
function declareParameters() {
  const { REGION, SERVICE_ACCOUNT, API_SERVICE_ACCOUNT, MIN_INSTANCES, MAX_INSTANCES, MAIL_FROM, ...fromEnvironment } = parameters;
  for (const [name, parameter] of Object.entries(fromEnvironment)) {
    if (typeof parameter.default === 'number') defineInt(name, { ...parameter, default: parameter.default });
    else defineString(name, { ...parameter, default: parameter.default });
  }
  return {
    deployment: { region: defineString('REGION', REGION), serviceAccount: defineString('SERVICE_ACCOUNT', SERVICE_ACCOUNT) },
    mailOff: defineString('MAIL_FROM', MAIL_FROM).equals(''),
    ofApi: {
      serviceAccount: defineString('API_SERVICE_ACCOUNT', API_SERVICE_ACCOUNT),
      minInstances: defineInt('MIN_INSTANCES', MIN_INSTANCES),
      maxInstances: defineInt('MAX_INSTANCES', MAX_INSTANCES),
    },
  };
}
