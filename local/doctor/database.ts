import { z } from 'zod';
import { dayMs } from '../../functions/src/platform/contract/limits.ts';
import { monthsLater } from '../../functions/src/platform/months-later.ts';
import { agingCollections } from '../../functions/src/rooms.ts';
import indexFile from '../../firestore.indexes.json' with { type: 'json' };
import { advise, type Check, check, ok, okUnless, problem, type Result } from './check.ts';
import type { Target } from './google.ts';

const database = z.object({
  type: z.string(),
  locationId: z.string(),
  deleteProtectionState: z.string().optional(),
  pointInTimeRecoveryEnablement: z.string().optional(),
});
const field = z.object({ fieldPath: z.string(), order: z.string().optional(), arrayConfig: z.string().optional() });
const index = z.object({ name: z.string(), state: z.string(), fields: z.array(field) });
const ttlField = z.object({ name: z.string(), ttlConfig: z.object({ state: z.string() }) });
const results = z.array(z.record(z.string(), z.unknown()));
const schedule = z.object({ retention: z.string() });
const account = z.object({
  fields: z.object({
    disabled: z.object({ booleanValue: z.boolean() }),
    role: z.object({ stringValue: z.string() }).default({ stringValue: 'admin' }),
  }),
});

/** Where multi-regions answer reads: https://firebase.google.com/docs/firestore/locations */
const readRegions: Record<string, string[]> = {
  nam5: ['us-central1'],
  nam7: ['us-central1', 'us-east4'],
  eur3: ['europe-west1', 'europe-west4'],
};

export function databaseChecks({ project, parameters, google }: Target): Check[] {
  const region = parameters['REGION'] ?? '';
  const root = `https://firestore.googleapis.com/v1/projects/${project}/databases/(default)`;
  return [
    check(
      'Firestore database',
      `npx firebase firestore:databases:create "(default)" --location ${region} --project ${project}; set REGION to the same place.`,
      async () => checkLocation(await google.ask(root, database), region),
    ),
    check('Firestore indexes', 'npm run deploy -- --only firestore; building them takes minutes.', async () =>
      checkIndexes(await google.list(`${root}/collectionGroups/-/indexes`, 'indexes', index)),
    ),
    advise('TTL policies', 'npm run deploy -- --only firestore', async () =>
      checkTtl(await google.list(`${root}/collectionGroups/-/fields?filter=ttlConfig:*&pageSize=500`, 'fields', ttlField)),
    ),
    advise('Retention', 'Lift holds that are over; read what the log of upkeep says; npm run deploy', async () => {
      const late = agingCollections.map(async ({ name, field, months }) => {
        const due = { timestampValue: monthsLater(new Date(Date.now() - 2 * dayMs), -months).toISOString() };
        const where = { fieldFilter: { field: { fieldPath: field }, op: 'LESS_THAN', value: due } };
        const question = { structuredQuery: { from: [{ collectionId: name }], where, limit: 1 } };
        const found = await google.ask(`${root}/documents:runQuery`, results, question);
        return found?.some(({ document }) => document) === true ? [name] : [];
      });
      const names = (await Promise.all(late)).flat();
      return okUnless(names, 'on hold, or two days past their time: ', 'nothing is past its time');
    }),
    advise(
      'Delete protection',
      `npx firebase firestore:databases:update "(default)" --delete-protection ENABLED --project ${project}`,
      async () => ((await google.ask(root, database))?.deleteProtectionState === 'DELETE_PROTECTION_ENABLED' ? ok('on') : problem('off')),
    ),
    advise(
      'Point-in-time recovery',
      `npx firebase firestore:databases:update "(default)" --point-in-time-recovery ENABLED --project ${project}`,
      async () => {
        const state = (await google.ask(root, database))?.pointInTimeRecoveryEnablement;
        return state === 'POINT_IN_TIME_RECOVERY_ENABLED' ? ok('on, for seven days') : problem('off');
      },
    ),
    check('Admin accounts', `npm run admin -- create NAME --project ${project}`, async () => {
      const found = await google.list(
        `${root}/documents/admins?pageSize=100&mask.fieldPaths=disabled&mask.fieldPaths=role`,
        'documents',
        account,
      );
      const active = found.filter(({ fields }) => !fields.disabled.booleanValue && fields.role.stringValue === 'admin').length;
      return active > 0 ? ok(`${active} may log in`) : problem('no admin may log in');
    }),
    advise(
      'Backups',
      `npx firebase firestore:backups:schedules:create --recurrence DAILY --retention 7d --project ${project}`,
      async () => {
        const [daily] = await google.list(`${root}/backupSchedules`, 'backupSchedules', schedule);
        return daily ? ok(`scheduled, kept for ${Number.parseInt(daily.retention) / 86_400} days`) : problem('none are scheduled');
      },
    ),
  ];
}

function checkLocation(found: z.infer<typeof database> | undefined, region: string): Result {
  if (!found) return problem('there is none');
  if (found.type !== 'FIRESTORE_NATIVE') return problem(`it is of the type ${found.type}, not FIRESTORE_NATIVE`);
  const isNear = found.locationId === region || readRegions[found.locationId]?.includes(region) === true;
  return isNear
    ? ok(found.locationId)
    : problem(`it is in ${found.locationId}, the function in ${region}: each read crosses that distance`);
}

/** @returns one text, without the document's name, which Firestore adds as the last field */
function fieldsOf(fields: z.infer<typeof field>[]): string {
  return fields
    .filter(({ fieldPath }) => fieldPath !== '__name__')
    .map(({ fieldPath, order, arrayConfig }) => `${fieldPath} ${order ?? arrayConfig ?? ''}`)
    .join(', ');
}

function checkTtl(found: z.infer<typeof ttlField>[]): Result {
  const active = found.filter(({ ttlConfig }) => ttlConfig.state === 'ACTIVE').map(({ name }) => name.split('/').slice(-3).join('/'));
  const wanted = indexFile.fieldOverrides
    .filter(({ ttl }) => ttl)
    .map(({ collectionGroup, fieldPath }) => `${collectionGroup}/fields/${fieldPath}`);
  const lacking = wanted.filter((name) => !active.includes(name));
  return okUnless(lacking, 'not active: ', `all ${wanted.length} are active`);
}

function checkIndexes(found: z.infer<typeof index>[]): Result {
  const states = new Map(found.map(({ name, state, fields }) => [`${name.split('/').at(-3)}: ${fieldsOf(fields)}`, state]));
  const wanted = indexFile.indexes.map(({ collectionGroup, fields }) => `${collectionGroup}: ${fieldsOf(fields)}`);
  const lacking = wanted.filter((name) => !states.has(name));
  const building = wanted.filter((name) => states.has(name) && states.get(name) !== 'READY');
  if (lacking.length > 0) return problem(`${lacking.length} of ${wanted.length} are missing`);
  return building.length === 0
    ? ok(`all ${wanted.length} are ready`)
    : problem(`${building.length} of ${wanted.length} are still being built`);
}
