import { expect, test } from 'vitest';
import indexFile from '../../firestore.indexes.json' with { type: 'json' };
import { parameterDefaults, type Values } from '../deploy/settings.ts';
import { titleOf } from '../alarms/apply.ts';
import { policiesFor } from '../alarms/policies.ts';
import { runChecks } from './check.ts';
import { databaseChecks } from './database.ts';
import { functionChecks } from './function.ts';
import { createGoogle } from './google.ts';
import { liveChecks } from './live.ts';
import { rightsChecks } from './rights.ts';
import { serviceChecks } from './services.ts';

type Answer = { status?: number; body: object };
type Answers = Record<string, Answer>;

const ok = (body: object): Answer => ({ body });
const failed = (status: number, message: string, reason?: string): Answer => ({
  status,
  body: { error: { code: status, message, details: [{ '@type': 'type.googleapis.com/google.rpc.ErrorInfo', reason }] } },
});

const notFound = failed(404, 'Not found');
/** What a query answers with. */
const found = (...results: object[]) => ok(results);

const account = 'site-functions@live.iam.gserviceaccount.com';
const apiAccount = 'site-api@live.iam.gserviceaccount.com';
const defaultAccount = '1-compute@developer.gserviceaccount.com';
const accounts = { SERVICE_ACCOUNT: account, API_SERVICE_ACCOUNT: apiAccount };
const values = { ...parameterDefaults, ...accounts, MAIL_FROM: 'site@sysdna.test', STAFF_MAIL: 'staff@sysdna.test' };
const roleOf = (role: string, ...members: string[]) =>
  ok({ bindings: [{ role: `roles/${role}`, members: members.map((member) => `serviceAccount:${member}`) }] });
const tokenCreator = (...members: string[]) => roleOf('iam.serviceAccountTokenCreator', ...members);
const functionOf = (id: string, serviceConfig: object = {}, state = 'ACTIVE') => ({
  name: `projects/live/locations/us-central1/functions/${id}`,
  state,
  serviceConfig: {
    service: `projects/live/locations/us-central1/services/${id.toLowerCase()}`,
    serviceAccountEmail: account,
    ...serviceConfig,
  },
});
const serviceOfApi = { environmentVariables: values, serviceAccountEmail: apiAccount };
const api = functionOf('api', serviceOfApi);
const post = { ...functionOf('post'), eventTrigger: { trigger: 'projects/live/locations/us-central1/triggers/post-1' } };
const functions = (...all: object[]) => ok({ functions: all });
const deployedAs = (other: string) => functions(api, functionOf('upkeep', { serviceAccountEmail: other }));
const changedApi = functionOf('api', { ...serviceOfApi, environmentVariables: { ...values, RATE_LIMIT_APPLY: '5' } });
const failedPost = functionOf('post', {}, 'FAILED');
const admins = (disabled: boolean, role?: string) => {
  const fields = { disabled: { booleanValue: disabled }, ...(role !== undefined && { role: { stringValue: role } }) };
  return ok({ documents: [{ name: 'anna', fields }] });
};

const readyIndexes = indexFile.indexes.map(({ collectionGroup, fields }, index) => ({
  name: `projects/live/databases/(default)/collectionGroups/${collectionGroup}/indexes/${index}`,
  state: 'READY',
  fields: [...fields, { fieldPath: '__name__', order: 'DESCENDING' }],
}));

const building = ok({ indexes: [{ ...readyIndexes[0], state: 'CREATING' }, ...readyIndexes.slice(1)] });

const ttlFields = indexFile.fieldOverrides.map(({ collectionGroup, fieldPath }) => ({
  name: `projects/live/databases/(default)/collectionGroups/${collectionGroup}/fields/${fieldPath}`,
  ttlConfig: { state: 'ACTIVE' },
}));
const database = {
  type: 'FIRESTORE_NATIVE',
  locationId: 'nam5',
  createTime: '2026-03-01T10:00:00.123456Z',
  deleteProtectionState: 'DELETE_PROTECTION_ENABLED',
  pointInTimeRecoveryEnablement: 'POINT_IN_TIME_RECOVERY_ENABLED',
};
const provider = {
  attributeCondition: "assertion.repository_id == '1'",
  attributeMapping: { 'attribute.environment': 'assertion.environment' },
};

const firestore = '/v1/projects/live/databases/(default)';
const secret = (name: string) => `/v1/projects/live/secrets/${name}/versions/latest`;

const pool = 'principalSet://iam.googleapis.com/projects/1/locations/global/workloadIdentityPools/github';
const wholePool = ok({
  bindings: [{ role: 'roles/iam.workloadIdentityUser', members: [`${pool}/attribute.environment/production`, `${pool}/*`] }],
});
const callersOf = (service: string) => `/v1/projects/live/locations/us-central1/services/${service}:getIamPolicy`;

/** The paths of Google's APIs. */
const paths = {
  billing: '/v1/projects/live/billingInfo',
  app: '/v1beta1/projects/-/webApps/1:2:web:3/config',
  budgets: '/v1/billingAccounts/1/budgets',
  schedules: '/v1/projects/live/locations/us-central1/jobs',
  alarms: '/v3/projects/live/alertPolicies',
  signing: '/v1/projects/live/services/iamcredentials.googleapis.com',
  captcha: secret('RECAPTCHA_SECRET'),
  smtp: secret('SMTP_URL'),
  inbox: secret('MAIL_INBOX_URL'),
  firestore,
  indexes: `${firestore}/collectionGroups/-/indexes`,
  admins: `${firestore}/documents/admins`,
  ttl: `${firestore}/collectionGroups/-/fields`,
  overdue: `${firestore}/documents:runQuery`,
  trigger: '/v1/projects/live/locations/us-central1/triggers/post-1',
  provider: '/v1/projects/live/locations/global/workloadIdentityPools/github/providers/github',
  functions: '/v2/projects/live/locations/us-central1/functions',
  account: `/v1/projects/live/serviceAccounts/${account}`,
  apiAccount: `/v1/projects/live/serviceAccounts/${apiAccount}`,
  accountPolicy: `/v1/projects/live/serviceAccounts/${account}:getIamPolicy`,
  apiPolicy: `/v1/projects/live/serviceAccounts/${apiAccount}:getIamPolicy`,
  projectPolicy: '/v1/projects/live:getIamPolicy',
  accounts: '/v1/projects/live/serviceAccounts',
  callersOfPost: callersOf('post'),
};

const schedules = (state: string, ...names: string[]) =>
  ok({ jobs: names.map((name) => ({ name: `projects/live/locations/us-central1/jobs/firebase-schedule-${name}-us-central1`, state })) });
const alarms = policiesFor({ maxInstances: 20, sendsMail: true }).map(({ name }) => ({
  displayName: titleOf(name),
  notificationChannels: ['projects/live/notificationChannels/1'],
}));

/** Google's answers for a project without problems, by path. */
const complete: Answers = {
  [paths.billing]: ok({ billingEnabled: true, billingAccountName: 'billingAccounts/1' }),
  [paths.budgets]: ok({ budgets: [{ name: 'billingAccounts/1/budgets/2' }] }),
  [paths.schedules]: schedules('ENABLED', 'upkeep', 'postDue'),
  [paths.alarms]: ok({ alertPolicies: alarms }),
  '/v1beta1/projects/live/webApps': ok({ apps: [{ appId: '1:2:web:3' }] }),
  [paths.app]: ok({ apiKey: 'key' }),
  '/admin/v2/projects/live/config': ok({ name: 'projects/123/config' }),
  [paths.signing]: ok({ state: 'ENABLED' }),
  '/v1alpha/projects/live/defaultBucket': ok({ location: 'us-central1', bucket: { name: 'live.firebasestorage.app' } }),
  [paths.captcha]: ok({ name: '1', state: 'ENABLED' }),
  [paths.smtp]: ok({ name: '1', state: 'ENABLED' }),
  [paths.inbox]: ok({ name: '1', state: 'ENABLED' }),
  [paths.firestore]: ok(database),
  [paths.ttl]: ok({ fields: ttlFields }),
  [paths.overdue]: found({ readTime: '2026-11-29T03:00:00Z' }),
  [paths.trigger]: ok({ createTime: '2026-03-02T10:00:00Z' }),
  [paths.provider]: ok(provider),
  [paths.indexes]: ok({ indexes: readyIndexes }),
  [paths.admins]: admins(false),
  [`${firestore}/backupSchedules`]: ok({ backupSchedules: [{ retention: '604800s' }] }),
  [paths.functions]: functions(api, post, ...['staff', 'upkeep', 'postDue'].map((id) => functionOf(id)), functionOf('other', {}, 'FAILED')),
  [paths.account]: ok({ email: account }),
  [paths.apiAccount]: ok({ email: apiAccount }),
  [paths.accountPolicy]: tokenCreator(account),
  [paths.apiPolicy]: ok({}),
  [paths.accounts]: ok({ accounts: [{ email: account }, { email: apiAccount }] }),
  ...Object.fromEntries(['post', 'postdue', 'upkeep'].map((service) => [callersOf(service), roleOf('run.invoker', account)])),
  [paths.projectPolicy]: ok({
    bindings: [
      { role: 'roles/owner', members: ['user:anna@sysdna.test'] },
      { role: 'roles/datastore.user', members: [`serviceAccount:${account}`, `serviceAccount:${apiAccount}`] },
      { role: 'projects/live/roles/siteSessions', members: [`serviceAccount:${account}`] },
      { role: 'roles/eventarc.eventReceiver', members: [`serviceAccount:${account}`] },
      { role: 'roles/cloudscheduler.admin', members: ['serviceAccount:site-deploy@live.iam.gserviceaccount.com'] },
      { role: 'projects/live/roles/ownRole', members: ['serviceAccount:site-deploy@live.iam.gserviceaccount.com'] },
    ],
  }),
};

async function run(change?: Answers, token?: () => Promise<string>, parameterChanges?: Values) {
  const findings = await runChecks(checksOf(change, token, parameterChanges));
  return Object.fromEntries(findings.map(({ what, state, message }) => [what, `${state} ${message}`]));
}

function checksOf(change: Answers = {}, token = () => Promise.resolve('token'), parameterChanges: Values = {}) {
  const answers = { ...complete, ...change };
  const load: typeof fetch = (url) => {
    const { pathname } = new URL(url instanceof Request ? url.url : url);
    const { status = 200, body } = answers[decodeURIComponent(pathname)] ?? notFound;
    return Promise.resolve(Response.json(body, { status }));
  };
  const target = {
    project: 'live',
    site: { VITE_FIREBASE_API_KEY: 'key' },
    parameters: { ...values, ...parameterChanges },
    google: createGoogle('live', load, token),
  };
  return [...serviceChecks(target), ...databaseChecks(target), ...functionChecks(target), ...rightsChecks(target)];
}

test('finds nothing missing in a complete project', async () => {
  const found = Object.entries(await run());
  expect(found.filter(([, message]) => !message.startsWith('ok'))).toEqual([]);
  expect(found).toHaveLength(29);
});

test('names the project in every firebase command that it advises', () => {
  const advised = [...checksOf(), ...liveChecks('https://www.example.com', 'live')].map(({ remedy }) => remedy).join('\n');
  const commands = advised.split(/(?=npx firebase )/).slice(1);
  expect(commands).not.toEqual([]);
  expect(commands.filter((command) => !command.includes(' --project live'))).toEqual([]);
});

test('finds everything missing in an empty project', async () => {
  const found = await run(Object.fromEntries(Object.keys(complete).map((path) => [path, notFound])));
  const states = Object.entries(found).map(([what, message]) => `${message.split(' ')[0]} ${what}`);
  expect(states.filter((state) => !state.startsWith('missing'))).toEqual([
    'advice Alarms',
    'advice Budget',
    'advice TTL policies',
    'ok Retention',
    'advice Delete protection',
    'advice Point-in-time recovery',
    'advice Backups',
    'unknown Deployed parameters',
    'unknown Token creator',
    'unknown Account of visitors',
    'unknown Trigger of post',
    'unknown Callers of functions',
    'unknown Rights of the functions',
    'ok Default accounts',
    'ok Deployments from CI',
  ]);
});

test.each<[what: string, path: string, answer: Answer, message: string]>([
  ['Billing', paths.billing, ok({}), 'missing not enabled'],
  ['Schedules', paths.schedules, schedules('PAUSED', 'upkeep', 'postDue'), 'missing missing or paused: upkeep, postDue'],
  ['Schedules', paths.schedules, schedules('ENABLED', 'upkeep'), 'missing missing or paused: postDue'],
  ['Alarms', paths.alarms, ok({ alertPolicies: alarms.slice(1) }), 'advice missing, off'],
  [
    'Alarms',
    paths.alarms,
    ok({ alertPolicies: alarms.map(({ displayName }) => ({ displayName })) }),
    'advice missing, off, or mailed to nobody: ',
  ],
  ['Alarms', paths.alarms, ok({ alertPolicies: alarms.map((one) => ({ ...one, enabled: false })) }), 'advice missing, off'],
  ['Budget', paths.budgets, ok({}), 'advice there is none'],
  ['Web app', paths.app, ok({ apiKey: 'another' }), 'missing none has the API key in VITE_FIREBASE_API_KEY'],
  ['Signing of tokens', paths.signing, ok({ state: 'DISABLED' }), 'missing the IAM Credentials API is not enabled'],
  ['Captcha secret', paths.captcha, ok({ state: 'DESTROYED' }), 'missing destroyed in its latest version'],
  ['Captcha secret', paths.captcha, failed(403, 'off', 'SERVICE_DISABLED'), 'missing not set'],
  ['Mail', paths.smtp, notFound, 'missing from site@sysdna.test, but SMTP_URL is not set'],
  ['Inbox', paths.inbox, notFound, 'missing from site@sysdna.test, but MAIL_INBOX_URL is not set'],
  ['Firestore database', firestore, ok({ type: 'DATASTORE_MODE', locationId: 'nam5' }), 'missing it is of the type DATASTORE_MODE'],
  [
    'Firestore database',
    firestore,
    ok({ type: 'FIRESTORE_NATIVE', locationId: 'asia-south1' }),
    'missing it is in asia-south1, the function in us-central1',
  ],
  [
    'Firestore database',
    firestore,
    failed(403, 'Permission denied'),
    'unknown could not be checked: firestore.googleapis.com says: Permission denied',
  ],
  ['Firestore indexes', paths.indexes, ok({}), `missing ${readyIndexes.length} of ${readyIndexes.length} are missing`],
  ['Firestore indexes', paths.indexes, building, `missing 1 of ${readyIndexes.length} are still being built`],
  ['Admin accounts', paths.admins, ok({}), 'missing no admin may log in'],
  ['Admin accounts', paths.admins, admins(true), 'missing no admin may log in'],
  ['Admin accounts', paths.admins, admins(false, 'manager'), 'missing no admin may log in'],
  ['TTL policies', paths.ttl, ok({ fields: ttlFields.slice(1) }), 'advice not active: accountInvitations/fields/expires_at'],
  [
    'Retention',
    paths.overdue,
    found({ document: {} }),
    'advice on hold, or two days past their time: applications, contactMessages, sealed',
  ],
  ['TTL policies', paths.ttl, ok({}), 'advice not active: accountInvitations/fields/expires_at, '],
  ['Delete protection', firestore, ok({ ...database, deleteProtectionState: 'DELETE_PROTECTION_DISABLED' }), 'advice off'],
  ['Point-in-time recovery', firestore, ok({ ...database, pointInTimeRecoveryEnablement: undefined }), 'advice off'],
  ['Trigger of post', paths.trigger, notFound, 'missing post has none'],
  ['Trigger of post', paths.trigger, ok({ createTime: '2026-02-28T23:59:59Z' }), 'missing it is older than the database'],
  ['Account of visitors', paths.functions, functions(functionOf('api'), functionOf('staff')), `missing api runs as ${account}`],
  ['Account of visitors', paths.accountPolicy, tokenCreator(account, apiAccount), `missing ${apiAccount} may sign`],
  ['Account of visitors', paths.apiPolicy, tokenCreator(apiAccount), `missing ${apiAccount} may sign`],
  ['Account of visitors', paths.projectPolicy, tokenCreator(apiAccount), `missing ${apiAccount} may sign`],
  [
    'Default accounts',
    paths.projectPolicy,
    roleOf('run.invoker', defaultAccount),
    `advice serviceAccount:${defaultAccount} has roles/run.invoker`,
  ],
  ['Default accounts', paths.projectPolicy, roleOf('eventarc.eventReceiver', defaultAccount), 'has roles/eventarc.eventReceiver'],
  [
    'Deployments from CI',
    paths.provider,
    ok({ ...provider, attributeCondition: "assertion.repository == 'a/b'" }),
    'advice the provider does not ask',
  ],
  ['Deployments from CI', paths.provider, ok({ ...provider, attributeMapping: {} }), 'advice the provider does not map'],
  [
    'Deployments from CI',
    paths.projectPolicy,
    roleOf('firebase.admin', 'site-deploy@live.iam.gserviceaccount.com'),
    'has roles/firebase.admin',
  ],
  [
    'Deployments from CI',
    paths.projectPolicy,
    roleOf('run.admin', 'site-preview@live.iam.gserviceaccount.com'),
    'site-preview@live.iam.gserviceaccount.com has roles/run.admin',
  ],
  ['Deployments from CI', paths.apiPolicy, wholePool, `advice ${pool}/* has roles/iam.workloadIdentityUser: the whole pool`],
  ['Deployments from CI', paths.projectPolicy, wholePool, `advice ${pool}/* has roles/iam.workloadIdentityUser: the whole pool`],
  ['Callers of functions', paths.callersOfPost, ok({}), `missing ${account} may not call post`],
  ['Callers of functions', callersOf('postdue'), roleOf('run.invoker', apiAccount), `missing ${account} may not call postDue`],
  ['Rights of the functions', paths.projectPolicy, roleOf('eventarc.eventReceiver', apiAccount), `advice ${apiAccount} has roles/event`],
  ['Rights of the functions', paths.projectPolicy, roleOf('run.invoker', account), `advice ${account} has roles/run.invoker on the whole`],
  ['Service accounts', paths.account, notFound, `missing not there: ${account}`],
  ['Service accounts', paths.apiAccount, notFound, `missing not there: ${apiAccount}`],
  ['Rights of the functions', paths.projectPolicy, roleOf('owner', account), `advice ${account} has roles/owner on the whole project`],
  ['Rights of the functions', paths.functions, deployedAs(defaultAccount), 'advice functions run as 1-compute@'],
  ['Rights of the functions', paths.functions, deployedAs('live@appspot.gserviceaccount.com'), 'advice functions run as live@appspot'],
  ['Token creator', paths.accountPolicy, ok({ etag: 'ACAB' }), `missing ${account} lacks it, so nobody can log in`],
  ['Functions', paths.functions, functions(api, failedPost), 'post is failed, postDue is not deployed in us-central1'],
  ['Deployed parameters', paths.functions, functions(changedApi), 'missing different from this clone: RATE_LIMIT_APPLY'],
])('reports what is wrong with: %s', async (what, path, answer, message) => {
  expect((await run({ [path]: answer }))[what]).toContain(message);
});

test('reports a function in another region than its parameter', async () => {
  const found = await run({}, undefined, { REGION: 'europe-west1' });
  expect(found['Functions']).toContain('missing api is not deployed in europe-west1');
});

test('advises mail, which is off without a sender', async () => {
  const found = await run({}, undefined, { MAIL_FROM: '', STAFF_MAIL: '' });
  expect(found['Mail']).toBe('advice off: staff must look for messages, and nobody gets a confirmation');
});

test.each<[string, Answers]>([
  ['on the whole project', { [paths.accountPolicy]: ok({}), [paths.projectPolicy]: tokenCreator(account) }],
  ['on the account, if the roles of the project cannot be read', { [paths.projectPolicy]: failed(403, 'off', 'SERVICE_DISABLED') }],
])('finds the token creator role that is granted %s', async (_, change) => {
  const found = await run(change);
  expect(found['Token creator']).toBe(`ok ${account}`);
});

test.each([
  ['Billing', 'cloudbilling', paths.billing],
  ['Signing of tokens', 'serviceusage', paths.signing],
  ['Token creator', 'iam', paths.accountPolicy],
])('reports %s as unknown when the API %s is disabled', async (what, api, path) => {
  const found = await run({
    [path]: failed(403, 'This API has not been used in project 123 before or it is disabled.', 'SERVICE_DISABLED'),
  });
  expect(found[what]).toBe(
    `unknown could not be checked: ${api}.googleapis.com says: This API has not been used in project 123 before or it is disabled.`,
  );
});

test('explains how to get credentials when there are none', async () => {
  const found = Object.values(await run({}, () => Promise.reject(new Error('Could not load the default credentials'))));
  expect(found.filter((message) => !message.includes('gcloud auth application-default login'))).toEqual([]);
  expect(found).toHaveLength(29);
});
