import { expect, test } from 'vitest';
import indexFile from '../../firestore.indexes.json' with { type: 'json' };
import { missingParameters, type Values } from '../deploy/settings.ts';
import { titleOf } from '../alarms/apply.ts';
import { policiesFor } from '../alarms/policies.ts';
import { runChecks } from './check.ts';
import { databaseChecks } from './database.ts';
import { functionChecks } from './functions.ts';
import { createGoogle } from './google.ts';
import { liveChecks } from './live.ts';
import { rightsChecks } from './rights.ts';
import { serviceChecks } from './services.ts';

/** What Google answers, by path. */
type Answers = Record<string, object>;

const failure = (code: number, message: string, reason?: string) => ({ error: { code, message, details: [{ reason }] } });
const disabled = failure(403, 'This API is disabled.', 'SERVICE_DISABLED');

const site = {
  VITE_SITE_URL: 'https://www.sysdna.test',
  VITE_RECAPTCHA_SITE_KEY: 'site-key',
  VITE_FIREBASE_API_KEY: 'key',
  VITE_FIREBASE_AUTH_DOMAIN: 'live.firebaseapp.com',
  VITE_FIREBASE_PROJECT_ID: 'live',
};
const values: Values = { ...missingParameters(site, {}), MAIL_FROM: 'site@sysdna.test', STAFF_MAIL: 'staff@sysdna.test' };
const { SERVICE_ACCOUNT: staff = '', API_SERVICE_ACCOUNT: visitors = '' } = values;
const otherValues = { ...values, FORWARDED_HOPS: '5' };
const byDefault = '1-compute@developer.gserviceaccount.com';
const pool = 'principalSet://iam.googleapis.com/projects/1/locations/global/workloadIdentityPools/github';

const place = 'projects/live/locations/us-central1';
const firestore = '/v1/projects/live/databases/(default)';
const accounts = '/v1/projects/live/serviceAccounts';
const wholeProject = '/v1/projects/live:getIamPolicy';
const signing = '/v1/projects/live/services/iamcredentials.googleapis.com';
const functions = `/v2/${place}/functions`;
const schedules = `/v1/${place}/jobs`;
const alarms = '/v3/projects/live/alertPolicies';
const indexes = `${firestore}/collectionGroups/-/indexes`;
const ttl = `${firestore}/collectionGroups/-/fields`;
const admins = `${firestore}/documents/admins`;
const provider = '/v1/projects/live/locations/global/workloadIdentityPools/github/providers/github';
const trigger = `/v1/${place}/triggers/post-1`;
const policyOf = (account: string) => `${accounts}/${account}:getIamPolicy`;
const callersOf = (service: string) => `/v1/${place}/services/${service}:getIamPolicy`;
const secret = (name: string) => `/v1/projects/live/secrets/${name}/versions/latest`;

const bindings = (...all: [role: string, ...members: string[]][]) => ({
  bindings: all.map(([role, ...members]) => ({ role: `roles/${role}`, members })),
});
const granted = (role: string, account: string) => bindings([role, `serviceAccount:${account}`]);
const signingBy = (account: string) => granted('iam.serviceAccountTokenCreator', account);
const functionOf = (id: string, serviceAccountEmail: string = staff, environmentVariables: Values = values, state = 'ACTIVE') => ({
  name: `${place}/functions/${id}`,
  state,
  serviceConfig: { serviceAccountEmail, environmentVariables },
  eventTrigger: { trigger: `${place}/triggers/${id}-1` },
});
const functionsWith = (...others: ReturnType<typeof functionOf>[]) => {
  const all = [functionOf('api', visitors), ...['staff', 'upkeep', 'post', 'postDue'].map((id) => functionOf(id))];
  return { functions: all.map((usual) => others.find(({ name }) => name === usual.name) ?? usual) };
};
const scheduled = (state: string, ...names: string[]) => ({
  jobs: names.map((name) => ({ name: `${place}/jobs/firebase-schedule-${name}-us-central1`, state })),
});
const admin = (isDisabled: boolean, role?: string) => ({
  documents: [{ fields: { disabled: { booleanValue: isDisabled }, ...(role && { role: { stringValue: role } }) } }],
});
const alarmsWith = (change: object) => ({
  alertPolicies: policiesFor(values).map(({ name }) => ({
    displayName: titleOf(name),
    notificationChannels: ['projects/live/notificationChannels/1'],
    ...change,
  })),
});
const readyIndexes = indexFile.indexes.map(({ collectionGroup, fields }, index) => ({
  name: `projects/live/databases/(default)/collectionGroups/${collectionGroup}/indexes/${index}`,
  state: 'READY',
  fields: [...fields, { fieldPath: '__name__', order: 'DESCENDING' }],
}));
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
const narrow = {
  attributeCondition: "assertion.repository_id == '1'",
  attributeMapping: { 'attribute.environment': 'assertion.environment' },
};

/** Of a project without problems. */
const complete: Answers = {
  '/v1/projects/live/billingInfo': { billingEnabled: true, billingAccountName: 'billingAccounts/1' },
  '/v1/billingAccounts/1/budgets': { budgets: [{}] },
  '/v1beta1/projects/live/webApps': { apps: [{ appId: '1:2:web:3' }] },
  '/v1beta1/projects/-/webApps/1:2:web:3/config': { apiKey: 'key' },
  '/admin/v2/projects/live/config': {},
  [signing]: { state: 'ENABLED' },
  '/v1alpha/projects/live/defaultBucket': {},
  ...Object.fromEntries(['RECAPTCHA_SECRET', 'SMTP_URL', 'MAIL_INBOX_URL'].map((name) => [secret(name), { state: 'ENABLED' }])),
  [schedules]: scheduled('ENABLED', 'upkeep', 'postDue'),
  [alarms]: alarmsWith({}),
  [firestore]: database,
  [indexes]: { indexes: readyIndexes },
  [ttl]: { fields: ttlFields },
  [`${firestore}/backupSchedules`]: { backupSchedules: [{ retention: '604800s' }] },
  [admins]: admin(false),
  [functions]: functionsWith(),
  [trigger]: { createTime: '2026-03-02T10:00:00Z' },
  [accounts]: { accounts: [{ email: staff }, { email: visitors }] },
  [policyOf(staff)]: signingBy(staff),
  ...Object.fromEntries(['upkeep', 'post', 'postdue'].map((service) => [callersOf(service), granted('run.invoker', staff)])),
  [wholeProject]: bindings(
    ['owner', 'user:anna@sysdna.test'],
    ['datastore.user', `serviceAccount:${staff}`, `serviceAccount:${visitors}`],
    ['eventarc.eventReceiver', `serviceAccount:${staff}`],
    ['cloudscheduler.admin', 'serviceAccount:site-deploy@live.iam.gserviceaccount.com'],
  ),
  [provider]: narrow,
};

function checksFor(answers: Answers, change: Values = {}) {
  const load: typeof fetch = (url) => {
    const { pathname } = new URL(url instanceof Request ? url.url : url);
    const body = answers[decodeURIComponent(pathname)] ?? failure(404, 'Not found');
    return Promise.resolve(Response.json(body, { status: 'error' in body ? (body as ReturnType<typeof failure>).error.code : 200 }));
  };
  const google = createGoogle('live', load, () => Promise.resolve('token'));
  const target = { project: 'live', site, parameters: { ...values, ...change }, google };
  return [...serviceChecks(target), ...databaseChecks(target), ...functionChecks(target), ...rightsChecks(target)];
}

async function run(...input: Parameters<typeof checksFor>) {
  const findings = await runChecks(checksFor(...input));
  return Object.fromEntries(findings.map(({ what, state, message }) => [what, `${state} ${message}`]));
}

test('finds nothing missing in a complete project', async () => {
  expect(Object.values(await run(complete)).filter((found) => found !== 'ok as it should be')).toEqual([]);
});

test('finds everything missing in an empty project, but what is only wrong where it is there', async () => {
  const found = Object.entries(await run({})).filter(([, message]) => message.startsWith('ok'));
  expect(found.map(([what]) => what)).toEqual(['Settings', 'Account of visitors', 'Rights', 'Deployments from CI', 'Whole pool of CI']);
});

test('names the project in every firebase command that it advises', () => {
  const advised = [...checksFor({}), ...liveChecks('https://www.example.com', 'live')].map(({ remedy }) => remedy).join('\n');
  const commands = advised.split(/(?=npx firebase )/).slice(1);
  expect(commands).not.toEqual([]);
  expect(commands.filter((command) => !command.includes(' --project live'))).toEqual([]);
});

test.each<[what: string, path: string, answer: object, message: string]>([
  ['Billing', '/v1/projects/live/billingInfo', {}, 'missing not enabled'],
  ['Web app', '/v1beta1/projects/-/webApps/1:2:web:3/config', { apiKey: 'another' }, 'missing none has the API key'],
  ['Signing of tokens', signing, { state: 'DISABLED' }, 'missing the IAM Credentials API'],
  ['Captcha secret', secret('RECAPTCHA_SECRET'), { state: 'DESTROYED' }, 'missing RECAPTCHA_SECRET is not set'],
  ['Captcha secret', secret('RECAPTCHA_SECRET'), disabled, 'missing RECAPTCHA_SECRET is not set'],
  ['Schedules', schedules, scheduled('PAUSED', 'upkeep', 'postDue'), 'missing missing or paused: firebase-schedule-upkeep'],
  ['Schedules', schedules, scheduled('ENABLED', 'upkeep'), 'missing missing or paused: firebase-schedule-postDue'],
  ['Alarms', alarms, alarmsWith({ notificationChannels: [] }), 'advice missing, off, or mailed to nobody: Site: '],
  ['Alarms', alarms, alarmsWith({ enabled: false }), 'advice missing, off, or mailed to nobody: Site: '],
  ['Budget', '/v1/billingAccounts/1/budgets', {}, 'advice there is none'],
  ['Firestore database', firestore, { ...database, type: 'DATASTORE_MODE' }, 'missing there is none of the type FIRESTORE_NATIVE'],
  ['Firestore database', firestore, { ...database, locationId: 'asia-south1' }, 'in us-central1 or nam5 or nam7, where the functions are'],
  ['Firestore indexes', indexes, { indexes: readyIndexes.slice(1) }, 'missing missing, or still being built: applications status ASC'],
  ['Firestore indexes', indexes, { indexes: [{ ...readyIndexes[0], state: 'CREATING' }] }, 'missing missing, or still being built: '],
  ['Admin accounts', admins, admin(true), 'missing no admin may log in'],
  ['Admin accounts', admins, admin(false, 'manager'), 'missing no admin may log in'],
  ['TTL policies', ttl, { fields: ttlFields.slice(1) }, 'advice not active: accountInvitations/fields/expires_at'],
  ['Delete protection', firestore, { ...database, deleteProtectionState: 'DELETE_PROTECTION_DISABLED' }, 'advice off'],
  ['Point-in-time recovery', firestore, { ...database, pointInTimeRecoveryEnablement: undefined }, 'advice off'],
  ['Functions', functions, functionsWith(functionOf('post', staff, values, 'FAILED')), 'missing post is failed'],
  ['Functions', functions, functionsWith(functionOf('api', staff)), `missing api runs as ${staff}, not as ${visitors}`],
  ['Functions', functions, functionsWith(functionOf('upkeep', byDefault)), `missing upkeep runs as ${byDefault}`],
  [
    'Deployed parameters',
    functions,
    functionsWith(functionOf('api', visitors, otherValues)),
    'missing different from this clone: FORWARDED_',
  ],
  ['Trigger of post', trigger, { createTime: '2026-02-28T23:59:59Z' }, 'missing there is none, or it is older than the database'],
  ['Service accounts', accounts, { accounts: [{ email: staff }] }, `missing not there: ${visitors}`],
  ['Login of staff', policyOf(staff), {}, `missing ${staff} lacks roles/iam.serviceAccountTokenCreator`],
  ['Calls of postDue', callersOf('postdue'), granted('run.invoker', visitors), `missing ${staff} lacks roles/run.invoker`],
  ['Account of visitors', policyOf(visitors), signingBy(visitors), `missing serviceAccount:${visitors} has`],
  ['Account of visitors', policyOf(staff), signingBy(visitors), `missing serviceAccount:${visitors} has`],
  ['Account of visitors', wholeProject, signingBy(visitors), `missing serviceAccount:${visitors} has`],
  ['Rights', wholeProject, granted('eventarc.eventReceiver', visitors), `advice serviceAccount:${visitors} has roles/eventarc`],
  ['Rights', wholeProject, granted('eventarc.eventReceiver', byDefault), `advice serviceAccount:${byDefault} has roles/eventarc`],
  ['Rights', wholeProject, granted('firebase.admin', 'site-deploy@live.iam.gserviceaccount.com'), 'has roles/firebase.admin'],
  ['Deployments from CI', provider, { ...narrow, attributeCondition: "assertion.repository == 'a/b'" }, 'advice the provider'],
  ['Deployments from CI', provider, { ...narrow, attributeMapping: {} }, 'advice the provider'],
  ['Whole pool of CI', policyOf(visitors), bindings(['iam.workloadIdentityUser', `${pool}/*`]), `advice ${pool}/* has`],
  ['Whole pool of CI', wholeProject, bindings(['iam.workloadIdentityUser', `${pool}/*`]), `advice ${pool}/* has`],
  ['Firestore database', firestore, failure(403, 'Denied'), 'unknown could not be checked: firestore.googleapis.com says: Denied'],
  ['Budget', '/v1/projects/live/billingInfo', disabled, 'unknown could not be checked: cloudbilling.googleapis.com says: This API'],
])('reports what is wrong with: %s', async (what, path, answer, message) => {
  expect((await run({ ...complete, [path]: answer }))[what]).toContain(message);
});

test('finds a role that is granted on the whole project', async () => {
  const found = await run({ ...complete, [policyOf(staff)]: {}, [wholeProject]: signingBy(staff) });
  expect(found['Login of staff']).toBe('ok as it should be');
});

test('looks in the region of the parameters, and advises mail, which is off without a sender', async () => {
  const found = await run(complete, { REGION: 'europe-west1', MAIL_FROM: '', STAFF_MAIL: '' });
  expect(found['Functions']).toContain('missing api is not deployed in europe-west1');
  expect(found['Mail']).toBe('advice off: staff must look for messages, and nobody gets a confirmation');
});

test('names the settings that are wrong for a deployment', async () => {
  expect((await run(complete, { REGION: 'nam5' }))['Settings']).toContain('missing REGION is "nam5"');
});
