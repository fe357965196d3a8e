import { z } from 'zod';
import { titleOf } from '../alarms/apply.ts';
import { policiesFor } from '../alarms/policies.ts';
import { parameterProblems, siteProblems } from '../deploy/settings.ts';
import { advise, type Check, check, ok, problem } from './check.ts';
import type { Target } from './google.ts';

const billing = z.object({ billingAccountName: z.string().default('') });
const app = z.object({ appId: z.string() });
const appConfig = z.object({ apiKey: z.string() });
const enabled = z.object({ state: z.literal('ENABLED') });
const alarm = z.object({
  displayName: z.string(),
  enabled: z.literal(true).default(true),
  notificationChannels: z.array(z.string()).min(1),
});
const schedule = enabled.extend({ name: z.string() });

/** Whether this clone can deploy, and what the project needs beside database and functions. */
export function serviceChecks({ project, site, parameters, google }: Target): Check[] {
  const { REGION: region, MAIL_FROM: mailFrom } = parameters;
  const billingInfo = `https://cloudbilling.googleapis.com/v1/projects/${project}/billingInfo`;
  const firebase = 'https://firebase.googleapis.com/v1beta1/projects';
  const secret = (what: string, name: string) =>
    check(what, `npx firebase functions:secrets:set ${name} --project ${project}`, () =>
      google.expect(
        `https://secretmanager.googleapis.com/v1/projects/${project}/secrets/${name}/versions/latest`,
        enabled,
        `${name} is not set, or its latest version is not enabled`,
      ),
    );
  return [
    check(
      'Settings',
      `Correct .env.production.local and functions/.env.${project}, then deploy. docs/deployment.md explains each setting.`,
      () => {
        const named = site['VITE_FIREBASE_PROJECT_ID'];
        const ofSite = named && named !== project ? [`The site's settings are for ${named}.`] : siteProblems(site);
        const wrong = ofSite.length > 0 ? ofSite : parameterProblems(site, parameters);
        return wrong.length === 0 ? ok() : problem(wrong.join(' '));
      },
    ),
    check('Billing', 'Put the project on the Blaze plan: Firebase console, the gear, Usage and billing.', () =>
      google.expect(billingInfo, z.object({ billingEnabled: z.literal(true) }), 'not enabled'),
    ),
    check(
      'Web app',
      `npx firebase apps:create WEB site --project ${project}, then npx firebase apps:sdkconfig WEB --project ${project} for the settings`,
      async () => {
        const apps = await google.list(`${firebase}/${project}/webApps`, 'apps', app);
        const configs = await Promise.all(apps.map(({ appId }) => google.ask(`${firebase}/-/webApps/${appId}/config`, appConfig)));
        const isConfigured = configs.some((config) => config?.apiKey === site['VITE_FIREBASE_API_KEY']);
        return isConfigured ? ok() : problem('none has the API key in VITE_FIREBASE_API_KEY');
      },
    ),
    check('Authentication', 'Firebase console, Authentication, Get started. You need not enable a sign-in method.', () =>
      google.expect(`https://identitytoolkit.googleapis.com/admin/v2/projects/${project}/config`, z.object({}), 'not set up'),
    ),
    check('Signing of tokens', `gcloud services enable iamcredentials.googleapis.com --project ${project}`, () =>
      google.expect(
        `https://serviceusage.googleapis.com/v1/projects/${project}/services/iamcredentials.googleapis.com`,
        enabled,
        'the IAM Credentials API is not enabled',
      ),
    ),
    check('Storage bucket', "Firebase console, Storage, Get started, in the function's region.", () =>
      google.expect(`https://firebasestorage.googleapis.com/v1alpha/projects/${project}/defaultBucket`, z.object({}), 'there is none'),
    ),
    secret('Captcha secret', 'RECAPTCHA_SECRET'),
    check('Schedules', 'npm run deploy -- --only functions; resume paused ones in the Google Cloud console, Cloud Scheduler.', () =>
      google.expectAll(
        `https://cloudscheduler.googleapis.com/v1/projects/${project}/locations/${region}/jobs?pageSize=500`,
        'jobs',
        schedule.transform(({ name }) => name.split('/').at(-1) ?? ''),
        (mailFrom ? ['upkeep', 'postDue'] : ['upkeep']).map((name) => `firebase-schedule-${name}-${region}`),
        'missing or paused: ',
      ),
    ),
    advise('Alarms', 'npm run alerts -- --mail ADDRESS --mail ADDRESS', () =>
      google.expectAll(
        `https://monitoring.googleapis.com/v3/projects/${project}/alertPolicies?pageSize=500`,
        'alertPolicies',
        alarm.transform(({ displayName }) => displayName),
        policiesFor(parameters).map(({ name }) => titleOf(name)),
        'missing, off, or mailed to nobody: ',
      ),
    ),
    advise('Budget', 'docs/deployment.md, "A budget, backups and alarms"', async () => {
      const account = (await google.ask(billingInfo, billing))?.billingAccountName;
      const budgets = `https://billingbudgets.googleapis.com/v1/${account}/budgets`;
      return account ? google.expect(budgets, z.object({ budgets: z.array(z.object({})) }), 'there is none') : problem('there is none');
    }),
    ...(mailFrom
      ? // With MAIL_FROM and without its secrets a deployment fails.
        [secret('Mail', 'SMTP_URL'), secret('Inbox', 'MAIL_INBOX_URL')]
      : [advise('Mail', 'docs/deployment.md, "Mail"', () => problem('off: staff must look for messages, and nobody gets a confirmation'))]),
  ];
}
