import { z } from 'zod';
import { titleOf } from '../alarms/apply.ts';
import { policiesFor } from '../alarms/policies.ts';
import { advise, type Check, check, ok, okUnless, problem, type Result } from './check.ts';
import type { Target } from './google.ts';

const billing = z.object({ billingEnabled: z.boolean().default(false), billingAccountName: z.string().default('') });
const app = z.object({ appId: z.string() });
const appConfig = z.object({ apiKey: z.string() });
const anything = z.object({});
const alarm = z.object({
  displayName: z.string(),
  enabled: z.boolean().default(true),
  notificationChannels: z.array(z.string()).default([]),
});
const scheduled = z.object({ name: z.string(), state: z.string() });
const stateful = z.object({ state: z.string() });
const defaultBucket = z.object({ location: z.string().optional(), bucket: z.object({ name: z.string() }) });

export function serviceChecks(target: Target): Check[] {
  const { project, google, parameters } = target;
  const mailFrom = parameters['MAIL_FROM'] ?? '';
  return [
    check('Billing', 'Put the project on the Blaze plan: Firebase console, the gear, Usage and billing.', async () => {
      const info = await google.ask(`https://cloudbilling.googleapis.com/v1/projects/${project}/billingInfo`, billing);
      return info?.billingEnabled ? ok('enabled') : problem('not enabled');
    }),
    check(
      'Web app',
      `npx firebase apps:create WEB site --project ${project}, then npx firebase apps:sdkconfig WEB --project ${project} for the settings`,
      () => checkApps(target),
    ),
    check('Authentication', 'Firebase console, Authentication, Get started. You need not enable a sign-in method.', async () => {
      const config = await google.ask(`https://identitytoolkit.googleapis.com/admin/v2/projects/${project}/config`, anything);
      return config ? ok('set up') : problem('not set up');
    }),
    check('Signing of tokens', `gcloud services enable iamcredentials.googleapis.com --project ${project}`, async () => {
      const url = `https://serviceusage.googleapis.com/v1/projects/${project}/services/iamcredentials.googleapis.com`;
      return (await google.ask(url, stateful))?.state === 'ENABLED' ? ok('enabled') : problem('the IAM Credentials API is not enabled');
    }),
    check('Storage bucket', "Firebase console, Storage, Get started, in the function's region.", async () => {
      const found = await google.ask(`https://firebasestorage.googleapis.com/v1alpha/projects/${project}/defaultBucket`, defaultBucket);
      return found ? ok(`${found.bucket.name}, ${found.location ?? 'in an unknown location'}`) : problem('there is none');
    }),
    check('Captcha secret', `npx firebase functions:secrets:set RECAPTCHA_SECRET --project ${project}`, () =>
      checkSecret(target, 'RECAPTCHA_SECRET'),
    ),
    check('Schedules', 'npm run deploy -- --only functions; resume paused ones in the Google Cloud console, Cloud Scheduler.', () =>
      checkSchedules(target, mailFrom === '' ? ['upkeep'] : ['upkeep', 'postDue']),
    ),
    advise('Alarms', 'npm run alerts -- --mail ADDRESS --mail ADDRESS', () => checkAlarms(target, mailFrom !== '')),
    advise('Budget', 'docs/deployment.md, "A budget, backups and alarms"', async () => {
      const account = (await google.ask(`https://cloudbilling.googleapis.com/v1/projects/${project}/billingInfo`, billing))
        ?.billingAccountName;
      const budgets = account && (await google.list(`https://billingbudgets.googleapis.com/v1/${account}/budgets`, 'budgets', anything));
      return budgets && budgets.length > 0 ? ok('the billing account has one') : problem('there is none');
    }),
    ...(mailFrom === ''
      ? [advise('Mail', 'docs/deployment.md, "Mail"', () => problem('off: staff must look for messages, and nobody gets a confirmation'))]
      : // With MAIL_FROM and without its secrets a deployment fails.
        (['SMTP_URL', 'MAIL_INBOX_URL'] as const).map((secret) =>
          check(
            { SMTP_URL: 'Mail', MAIL_INBOX_URL: 'Inbox' }[secret],
            `npx firebase functions:secrets:set ${secret} --project ${project}`,
            async () => {
              const { passed, message } = await checkSecret(target, secret);
              return passed ? ok(`from ${mailFrom}`) : problem(`from ${mailFrom}, but ${secret} is ${message}`);
            },
          ),
        )),
  ];
}

async function checkSchedules({ project, parameters, google }: Target, wanted: string[]): Promise<Result> {
  const region = parameters['REGION'] ?? '';
  const root = `https://cloudscheduler.googleapis.com/v1/projects/${project}/locations/${region}/jobs`;
  const jobs = await google.list(`${root}?pageSize=500`, 'jobs', scheduled);
  const running = jobs.filter(({ state }) => state === 'ENABLED').map(({ name }) => name.split('/').at(-1));
  const lacking = wanted.filter((name) => !running.includes(`firebase-schedule-${name}-${region}`));
  return okUnless(lacking, 'missing or paused: ', wanted.join(', '));
}

async function checkAlarms({ project, parameters, google }: Target, sendsMail: boolean): Promise<Result> {
  const root = `https://monitoring.googleapis.com/v3/projects/${project}/alertPolicies`;
  const found = await google.list(`${root}?pageSize=500`, 'alertPolicies', alarm);
  const on = found.filter((one) => one.enabled && one.notificationChannels.length > 0).map(({ displayName }) => displayName);
  const wanted = policiesFor({ maxInstances: Number(parameters['MAX_INSTANCES']), sendsMail }).map(({ name }) => name);
  const lacking = wanted.filter((name) => !on.includes(titleOf(name)));
  return okUnless(lacking, 'missing, off, or mailed to nobody: ', `all ${wanted.length} are on`);
}

async function checkApps({ project, site, google }: Target): Promise<Result> {
  const root = 'https://firebase.googleapis.com/v1beta1';
  const found = await google.list(`${root}/projects/${project}/webApps`, 'apps', app);
  const configs = await Promise.all(found.map(({ appId }) => google.ask(`${root}/projects/-/webApps/${appId}/config`, appConfig)));
  if (found.length === 0) return problem('there is none');
  return configs.some((config) => config?.apiKey === site['VITE_FIREBASE_API_KEY'])
    ? ok('has the API key in VITE_FIREBASE_API_KEY')
    : problem('none has the API key in VITE_FIREBASE_API_KEY');
}

async function checkSecret({ project, google }: Target, name: string): Promise<Result> {
  const url = `https://secretmanager.googleapis.com/v1/projects/${project}/secrets/${name}/versions/latest`;
  const version = await google.ask(url, stateful);
  if (version?.state === 'ENABLED') return ok('set');
  return problem(version ? `${version.state.toLowerCase()} in its latest version` : 'not set');
}
