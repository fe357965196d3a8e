import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { serverLimits } from '#rooms/platform/contract/limits.ts';
import { expiringCollections } from '../../functions/src/rooms.ts';
import { isTopLevel } from '../../functions/src/platform/registered.ts';
import { storeApplication } from './examples.ts';
import { useApi } from './harness.ts';

// The emulator needs no indexes, so a query without its index fails only in production.

const field = z.object({ fieldPath: z.string(), order: z.string().optional(), arrayConfig: z.string().optional() });

const file = z.object({
  indexes: z.array(z.object({ collectionGroup: z.string(), queryScope: z.literal('COLLECTION'), fields: z.array(field) })),
  fieldOverrides: z.array(
    z.object({ collectionGroup: z.string(), fieldPath: z.string(), ttl: z.boolean().optional(), indexes: z.array(z.unknown()) }),
  ),
});

const { indexes, fieldOverrides } = file.parse(JSON.parse(readFileSync('firestore.indexes.json', 'utf8')));

function fieldsOf(collection: string): string[] {
  return indexes
    .filter(({ collectionGroup }) => collectionGroup === collection)
    .map(({ fields }) => fields.map(({ fieldPath, order, arrayConfig }) => `${fieldPath} ${order ?? arrayConfig}`).join(', '));
}

describe('firestore.indexes.json', () => {
  it('has an index for each filter of applications, in both orders for status and job, for a search, and for the views', () => {
    // Firestore reads no index backwards. It merges those of one order, but not for array entries.
    const ofBothOrders = ['status', 'job_id'].map((field) => `${field} ASCENDING`);
    const newestFirst = ['source', 'first_answer', 'email_key', 'assignee'].map((field) => `${field} ASCENDING, created_at DESCENDING`);
    const searches = ['', 'status ASCENDING, ', 'job_id ASCENDING, ', 'status ASCENDING, job_id ASCENDING, '];
    const wanted = [
      ...newestFirst,
      ...ofBothOrders.flatMap((filter) => ['DESCENDING', 'ASCENDING'].map((order) => `${filter}, created_at ${order}`)),
      'keep ASCENDING, created_at ASCENDING',
      'job_id ASCENDING, due_at ASCENDING',
      ...searches.map((filter) => `${filter}search CONTAINS, created_at DESCENDING`),
    ];
    expect(fieldsOf('applications').sort()).toEqual(wanted.sort());
    expect(wanted.length).toBeLessThanOrEqual(14);
  });

  it.each([
    [
      'contactMessages',
      [
        ...['status ASCENDING, created_at DESCENDING', 'status ASCENDING, created_at ASCENDING'],
        ...['search CONTAINS, created_at DESCENDING', 'status ASCENDING, search CONTAINS, created_at DESCENDING'],
      ],
    ],
    ['timeline', ['kind ASCENDING, at DESCENDING']],
    ['interviews', ['interviewers CONTAINS, at ASCENDING']],
    ['outbox', ['state ASCENDING, settled_at DESCENDING']],
    ['sealedApplications', ['email_key ASCENDING, created_at DESCENDING']],
    ['auditLog', ['actor', 'document', 'action', 'collection'].map((field) => `${field} ASCENDING, at DESCENDING`)],
  ])('has an index for each query of %s', (collection, wanted) => {
    expect(fieldsOf(collection)).toEqual(wanted);
  });

  it('has a TTL policy for every collection that expires', () => {
    for (const [collectionGroup, fieldPath] of expiringCollections) {
      expect(fieldOverrides).toContainEqual({
        collectionGroup,
        fieldPath,
        ttl: true,
        indexes: [{ order: 'ASCENDING', queryScope: isTopLevel(collectionGroup) ? 'COLLECTION' : 'COLLECTION_GROUP' }],
      });
    }
  });

  it('indexes no long texts', () => {
    const unindexed = fieldOverrides
      .filter(({ indexes: fieldIndexes }) => fieldIndexes.length === 0)
      .map(({ collectionGroup, fieldPath }) => `${collectionGroup}.${fieldPath}`);
    expect(unindexed).toEqual(
      expect.arrayContaining([
        // Nor can anybody filter or sort by answers.
        ...['applications.answers', 'applications.cover_letter', 'applications.search', 'jobs.description', 'jobs.questions'],
        ...['jobs.requirements', 'versions.description', 'versions.questions', 'versions.requirements'],
        ...['contactMessages.message', 'contactMessages.search', 'timeline.text', 'interviews.text'],
        'sealedApplications.content',
      ]),
    );
  });
});

const api = useApi();

/** @returns how many entries the fields of a document have in the indexes of its collection */
function entriesOf(collection: string, fields: Record<string, unknown>): number {
  const isOverridden = (path: string) =>
    fieldOverrides.some(({ collectionGroup, fieldPath }) => collectionGroup === collection && fieldPath === path);
  const leaves = Object.entries(fields).flatMap(([name, value]): [string, unknown][] =>
    value?.constructor === Object ? Object.entries(value).map(([inner, leaf]) => [`${name}.${inner}`, leaf]) : [[name, value]],
  );
  const automatic = leaves.map(([path, value]) => {
    if (isOverridden(path)) return 0;
    return Array.isArray(value) ? value.length : 2;
  });
  const composite = indexes
    .filter(({ collectionGroup }) => collectionGroup === collection)
    .map((index) =>
      index.fields.reduce((count, { fieldPath, arrayConfig }) => {
        const value = fields[fieldPath];
        return count * (arrayConfig && Array.isArray(value) ? value.length : Number(value !== undefined));
      }, 1),
    );
  return [...automatic, ...composite].reduce((sum, count) => sum + count, 0);
}

it('an application with a long name and a long letter has at most 1,400 index entries', async () => {
  const applicant_name = 'Wolfeschlegelsteinhausen Bergerdorff-Montgomery Featherstonehaugh y Cholmondeley Marjoribanks III Jr';
  await storeApplication(api, {
    applicant_name,
    applicant_email: 'maria.montgomery.featherstonehaugh@mail.department.university.example',
    phone: '+91 98450 12345',
    job_title: 'Senior Windchill Consultant, PLM',
    resume: { file_name: `${applicant_name} - Curriculum Vitae.pdf`, content_type: 'application/pdf', size: 1000 },
    cover_letter: Array.from({ length: 500 }, (_, index) => `Responsibility${index}`).join(' '),
    link_hashes: Array.from({ length: serverLimits.mailedLinks + 1 }, () => randomUUID()),
  });
  const [stored] = await api.documents('applications');
  const count = entriesOf('applications', stored?.data() ?? {});
  expect(count).toBeGreaterThan(1150);
  expect(count).toBeLessThanOrEqual(1400);
});
