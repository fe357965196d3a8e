import { z } from 'zod';
import indexFile from '../../firestore.indexes.json' with { type: 'json' };
import { advise, type Check, check, ok, problem } from './check.ts';
import type { Target } from './google.ts';

const field = z.object({ fieldPath: z.string(), order: z.string().optional(), arrayConfig: z.string().optional() });
const readyIndex = z.object({ name: z.string(), state: z.literal('READY'), fields: z.array(field) });
const activeTtl = z.object({ name: z.string(), ttlConfig: z.object({ state: z.literal('ACTIVE') }) });
const account = z.object({
  fields: z.object({
    disabled: z.object({ booleanValue: z.boolean() }),
    role: z.object({ stringValue: z.string() }).default({ stringValue: 'admin' }),
  }),
});

/** Multi-regions with replicas in a region: https://firebase.google.com/docs/firestore/locations */
const multiRegions: Record<string, string[]> = {
  'us-central1': ['nam5', 'nam7'],
  'us-east4': ['nam7'],
  'europe-west1': ['eur3'],
  'europe-west4': ['eur3'],
};

export function databaseChecks({ project, parameters, google }: Target): Check[] {
  const region = parameters['REGION'] ?? '';
  const near = [region, ...(multiRegions[region] ?? [])];
  const root = `https://firestore.googleapis.com/v1/projects/${project}/databases/(default)`;
  const protection = (what: string, option: string, field: string) =>
    advise(what, `npx firebase firestore:databases:update "(default)" --${option} ENABLED --project ${project}`, () =>
      google.expect(root, z.object({ [field]: z.string().endsWith('_ENABLED') }), 'off'),
    );
  return [
    check(
      'Firestore database',
      `npx firebase firestore:databases:create "(default)" --location ${region} --project ${project}; set REGION to the same place.`,
      () =>
        google.expect(
          root,
          z.object({ type: z.literal('FIRESTORE_NATIVE'), locationId: z.enum(near) }),
          `there is none of the type FIRESTORE_NATIVE in ${near.join(' or ')}, where the functions are`,
        ),
    ),
    check('Firestore indexes', 'npm run deploy -- --only firestore; building them takes minutes.', () =>
      google.expectAll(
        `${root}/collectionGroups/-/indexes`,
        'indexes',
        readyIndex.transform(({ name, fields }) => nameOfIndex(name.split('/').at(-3), fields)),
        indexFile.indexes.map(({ collectionGroup, fields }) => nameOfIndex(collectionGroup, fields)),
        'missing, or still being built: ',
      ),
    ),
    advise('TTL policies', 'npm run deploy -- --only firestore', () =>
      google.expectAll(
        `${root}/collectionGroups/-/fields?filter=ttlConfig:*&pageSize=500`,
        'fields',
        activeTtl.transform(({ name }) => name.split('/').slice(-3).join('/')),
        indexFile.fieldOverrides.flatMap(({ collectionGroup, fieldPath, ttl }) => (ttl ? [`${collectionGroup}/fields/${fieldPath}`] : [])),
        'not active: ',
      ),
    ),
    protection('Delete protection', 'delete-protection', 'deleteProtectionState'),
    protection('Point-in-time recovery', 'point-in-time-recovery', 'pointInTimeRecoveryEnablement'),
    check('Admin accounts', `npm run admin -- create NAME --project ${project}`, async () => {
      const url = `${root}/documents/admins?pageSize=100&mask.fieldPaths=disabled&mask.fieldPaths=role`;
      const found = await google.list(url, 'documents', account);
      const mayLogIn = found.some(({ fields }) => !fields.disabled.booleanValue && fields.role.stringValue === 'admin');
      return mayLogIn ? ok() : problem('no admin may log in');
    }),
    advise('Backups', `npx firebase firestore:backups:schedules:create --recurrence DAILY --retention 7d --project ${project}`, () =>
      google.expect(`${root}/backupSchedules`, z.object({ backupSchedules: z.array(z.object({})) }), 'none are scheduled'),
    ),
  ];
}

/** @returns without the document's name, which Firestore adds as the last field */
function nameOfIndex(collection: string | undefined, fields: z.infer<typeof field>[]): string {
  const parts = fields.filter(({ fieldPath }) => fieldPath !== '__name__');
  return [collection, ...parts.map(({ fieldPath, order, arrayConfig }) => `${fieldPath} ${order ?? arrayConfig}`)].join(' ');
}
