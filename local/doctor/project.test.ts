import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import indexFile from '../../firestore.indexes.json' with { type: 'json' };
import { parameters } from '../../functions/src/parameters.ts';
import type { Values } from '../deploy/settings.ts';
import { runChecks } from './check.ts';
import { databaseChecks } from './database.ts';
import { functionChecks } from './function.ts';
import { createGoogle } from './google.ts';
import { liveChecks } from './live.ts';
import { serviceChecks } from './services.ts';

type Answer = { status?: number; body: object };
type Answers = Record<string, Answer>;

const ok = (body: object): Answer => ({ body });
const failed = (status: number, message: string, reason?: string): Answer => ({
  status,
  body: { error: { code: status, message, details: [{ '@type': 'type.googleapis.com/google.rpc.ErrorInfo', reason }] } },
});

const account = 'site-functions@live.iam.gserviceaccount.com';
const defaults = Object.fromEntries(Object.entries(parameters).map(([name, { default: value }]) => [name, String(value)]));
const values = { ...defaults, SERVICE_ACCOUNT: account, MAIL_FROM: 'site@sysdna.test', STAFF_MAIL: 'staff@sysdna.test' };
const firestore = '/v1/projects/live/databases/(default)';
const secret = (name: string) => `/v1/projects/live/secrets/${name}/versions/latest`;
const projectPolicy = '/v1/projects/live:getIamPolicy';
const accountPolicy = `/v1/projects/live/serviceAccounts/${account}:getIamPolicy`;
const tokenCreator = { bindings: [{ role: 'roles/iam.serviceAccountTokenCreator', members: [`serviceAccount:${account}`] }] };
const functionOf = (id: string, serviceConfig: object = {}, state = 'ACTIVE') => ({
  name: `projects/live/locations/us-central1/functions/${id}`,
  state,
  serviceConfig: { serviceAccountEmail: account, ...serviceConfig },
});
const api = functionOf('api', { environmentVariables: values });
const functions = (...all: object[]): Answers => ({ '/v2/projects/live/locations/us-central1/functions': ok({ functions: all }) });
const rules = (file: string) => ok({ source: { files: [{ name: file, content: readFileSync(file, 'utf8') }] } });

const readyIndexes = indexFile.indexes.map(({ collectionGroup, fields }, index) => ({
  name: `projects/live/databases/(default)/collectionGroups/${collectionGroup}/indexes/${index}`,
  state: 'READY',
  fields: [...fields, { fieldPath: '__name__', order: 'DESCENDING' }],
}));

/** Google's answers for a project without problems, by path. */
const complete: Answers = {
  '/v1/projects/live/billingInfo': ok({ billingEnabled: true }),
  '/v1beta1/projects/live/webApps': ok({ apps: [{ appId: '1:2:web:3' }] }),
  '/v1beta1/projects/-/webApps/1:2:web:3/config': ok({ apiKey: 'key' }),
  '/admin/v2/projects/live/config': ok({ name: 'projects/123/config' }),
  '/v1/projects/live/services/iamcredentials.googleapis.com': ok({ state: 'ENABLED' }),
  '/v1alpha/projects/live/defaultBucket': ok({ location: 'us-central1', bucket: { name: 'live.firebasestorage.app' } }),
  [secret('RECAPTCHA_SECRET')]: ok({ name: '1', state: 'ENABLED' }),
  [secret('SMTP_URL')]: ok({ name: '1', state: 'ENABLED' }),
  '/v1/projects/live/releases': ok({
    releases: [
      { name: 'projects/live/releases/cloud.firestore', rulesetName: 'projects/live/rulesets/f' },
      { name: 'projects/live/releases/firebase.storage/live.firebasestorage.app', rulesetName: 'projects/live/rulesets/s' },
    ],
  }),
  '/v1/projects/live/rulesets/f': rules('firestore.rules'),
  '/v1/projects/live/rulesets/s': rules('storage.rules'),
  [firestore]: ok({ type: 'FIRESTORE_NATIVE', locationId: 'nam5' }),
  [`${firestore}/collectionGroups/-/indexes`]: ok({ indexes: readyIndexes }),
  [`${firestore}/documents/admins`]: ok({ documents: [{ name: 'anna', fields: { disabled: { booleanValue: false } } }] }),
  [`${firestore}/backupSchedules`]: ok({ backupSchedules: [{ retention: '604800s' }] }),
  ...functions(api, ...['staff', 'upkeep', 'post', 'postDue'].map((id) => functionOf(id)), functionOf('other', {}, 'FAILED')),
  [`/v1/projects/live/serviceAccounts/${account}`]: ok({ email: account }),
  [accountPolicy]: ok(tokenCreator),
  [projectPolicy]: ok({ bindings: [{ role: 'roles/owner', members: ['user:anna@sysdna.test'] }] }),
};

function deployedAs(other: string): Answers {
  return functions(api, functionOf('upkeep', { serviceAccountEmail: other }));
}

async function run(change?: Answers, token?: () => Promise<string>, parameterChanges?: Values) {
  const findings = await runChecks(checksOf(change, token, parameterChanges));
  return Object.fromEntries(findings.map(({ what, state, message }) => [what, `${state} ${message}`]));
}

function checksOf(change: Answers = {}, token = () => Promise.resolve('token'), parameterChanges: Values = {}) {
  const answers = { ...complete, ...change };
  const load: typeof fetch = (url) => {
    const { pathname } = new URL(url instanceof Request ? url.url : url);
    const { status = 200, body } = answers[decodeURIComponent(pathname)] ?? failed(404, 'Not found');
    return Promise.resolve(Response.json(body, { status }));
  };
  const target = {
    project: 'live',
    site: { VITE_FIREBASE_API_KEY: 'key' },
    parameters: { ...values, ...parameterChanges },
    google: createGoogle('live', load, token),
  };
  return [...serviceChecks(target), ...databaseChecks(target), ...functionChecks(target)];
}

test('finds nothing missing in a complete project', async () => {
  const found = Object.entries(await run());
  expect(found.filter(([, message]) => !message.startsWith('ok'))).toEqual([]);
  expect(found).toHaveLength(18);
});

test('names the project in every firebase command that it advises', () => {
  const advised = [...checksOf(), ...liveChecks('https://www.example.com', 'live')].map(({ remedy }) => remedy).join('\n');
  const commands = advised.split(/(?=npx firebase )/).slice(1);
  expect(commands).not.toEqual([]);
  expect(commands.filter((command) => !command.includes(' --project live'))).toEqual([]);
});

test('finds everything missing in an empty project', async () => {
  const found = await run(Object.fromEntries(Object.keys(complete).map((path) => [path, failed(404, 'Not found')])));
  const states = Object.entries(found).map(([what, message]) => `${message.split(' ')[0]} ${what}`);
  expect(states.filter((state) => !state.startsWith('missing'))).toEqual([
    'advice Backups',
    'unknown Deployed parameters',
    'unknown Token creator',
    'unknown Rights of the functions',
  ]);
});

test.each<[string, Answers, string]>([
  ['Billing', { '/v1/projects/live/billingInfo': ok({}) }, 'missing not enabled'],
  [
    'Web app',
    { '/v1beta1/projects/-/webApps/1:2:web:3/config': ok({ apiKey: 'another' }) },
    'missing none has the API key in VITE_FIREBASE_API_KEY',
  ],
  [
    'Signing of tokens',
    { '/v1/projects/live/services/iamcredentials.googleapis.com': ok({ state: 'DISABLED' }) },
    'missing the IAM Credentials API is not enabled',
  ],
  ['Captcha secret', { [secret('RECAPTCHA_SECRET')]: ok({ state: 'DESTROYED' }) }, 'missing destroyed in its latest version'],
  ['Captcha secret', { [secret('RECAPTCHA_SECRET')]: failed(403, 'off', 'SERVICE_DISABLED') }, 'missing not set'],
  ['Mail', { [secret('SMTP_URL')]: failed(404, 'Not found') }, 'missing from site@sysdna.test, but SMTP_URL is not set'],
  [
    'Mail',
    { [secret('SMTP_URL')]: ok({ state: 'DISABLED' }) },
    'missing from site@sysdna.test, but SMTP_URL is disabled in its latest version',
  ],
  [
    'Firestore rules',
    { '/v1/projects/live/rulesets/f': ok({ source: { files: [{ content: 'allow read, write;' }] } }) },
    'missing different from firestore.rules',
  ],
  [
    'Firestore database',
    { [firestore]: ok({ type: 'DATASTORE_MODE', locationId: 'nam5' }) },
    'missing it is of the type DATASTORE_MODE, not FIRESTORE_NATIVE',
  ],
  [
    'Firestore database',
    { [firestore]: ok({ type: 'FIRESTORE_NATIVE', locationId: 'asia-south1' }) },
    'missing it is in asia-south1, the function in us-central1: each read crosses that distance',
  ],
  [
    'Firestore indexes',
    { [`${firestore}/collectionGroups/-/indexes`]: ok({}) },
    `missing ${indexFile.indexes.length} of ${indexFile.indexes.length} are missing`,
  ],
  ['Admin accounts', { [`${firestore}/documents/admins`]: ok({}) }, 'missing nobody may log in'],
  ['Service account', { [`/v1/projects/live/serviceAccounts/${account}`]: failed(404, 'Not found') }, `missing ${account} does not exist`],
  [
    'Rights of the functions',
    { [projectPolicy]: ok({ bindings: [{ role: 'roles/owner', members: [`serviceAccount:${account}`] }] }) },
    `advice ${account} has roles/owner on the whole project`,
  ],
  [
    'Rights of the functions',
    deployedAs('123-compute@developer.gserviceaccount.com'),
    'advice functions run as 123-compute@developer.gserviceaccount.com, which other services of the project use too',
  ],
  [
    'Rights of the functions',
    deployedAs('live@appspot.gserviceaccount.com'),
    'advice functions run as live@appspot.gserviceaccount.com, which other services of the project use too',
  ],
  [
    'Admin accounts',
    { [`${firestore}/documents/admins`]: ok({ documents: [{ fields: { disabled: { booleanValue: true } } }] }) },
    'missing nobody may log in',
  ],
  ['Token creator', { [accountPolicy]: ok({ etag: 'ACAB' }) }, `missing ${account} lacks it, so nobody can log in`],
  [
    'Functions',
    functions(api, functionOf('staff'), functionOf('upkeep'), functionOf('post', {}, 'FAILED')),
    'missing post is failed, postDue is not deployed in us-central1',
  ],
  [
    'Deployed parameters',
    functions(functionOf('api', { environmentVariables: { ...values, RATE_LIMIT_APPLY: '5' } })),
    'missing different from this clone: RATE_LIMIT_APPLY',
  ],
  [
    'Firestore indexes',
    { [`${firestore}/collectionGroups/-/indexes`]: ok({ indexes: [{ ...readyIndexes[0], state: 'CREATING' }, ...readyIndexes.slice(1)] }) },
    `missing 1 of ${readyIndexes.length} are still being built`,
  ],
  [
    'Firestore database',
    { [firestore]: failed(403, "Permission 'datastore.databases.get' denied") },
    "unknown could not be checked: firestore.googleapis.com says: Permission 'datastore.databases.get' denied",
  ],
])('reports what is wrong with: %s', async (what, change, message) => {
  const found = await run(change);
  expect(found[what]).toContain(message);
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
  ['on the whole project', { [accountPolicy]: ok({}), [projectPolicy]: ok(tokenCreator) }],
  ['on the account, if the roles of the project cannot be read', { [projectPolicy]: failed(403, 'off', 'SERVICE_DISABLED') }],
])('finds the token creator role that is granted %s', async (_, change) => {
  const found = await run(change);
  expect(found['Token creator']).toBe(`ok ${account}`);
});

test.each([
  ['Billing', 'cloudbilling', '/v1/projects/live/billingInfo'],
  ['Signing of tokens', 'serviceusage', '/v1/projects/live/services/iamcredentials.googleapis.com'],
  ['Token creator', 'iam', accountPolicy],
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
  expect(found).toHaveLength(18);
});
