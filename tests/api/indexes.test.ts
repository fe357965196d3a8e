import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { formNames } from '#contract/forms.ts';
import { expiringCollections } from '../../functions/src/data/collections.ts';

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
  it('has an index for each combination of filters, in both orders for applications', () => {
    const filters = ['status ASCENDING', 'job_id ASCENDING', 'source ASCENDING', 'search CONTAINS'];
    const combinations = Array.from({ length: 2 ** filters.length - 1 }, (_, i) => filters.filter((_filter, bit) => ((i + 1) >> bit) & 1));
    const lists = [...combinations, ['email_key ASCENDING']];
    // The list has two orders, and the neighbours of an application need both: Firestore does not read an index backwards.
    const wanted = lists.flatMap((list) => ['DESCENDING', 'ASCENDING'].map((order) => [...list, `created_at ${order}`].join(', ')));
    expect(fieldsOf('applications').sort()).toEqual(wanted.sort());
  });

  it.each(formNames)('has an index for the list of %s by status', (name) => {
    expect(fieldsOf(name)).toEqual(['status ASCENDING, created_at DESCENDING']);
  });

  it('has an index for the most frequent sources of a job, and for the entries of a timeline by kind', () => {
    expect(fieldsOf('jobSources')).toEqual(['job_id ASCENDING, applications DESCENDING']);
    expect(fieldsOf('timeline')).toEqual(['kind ASCENDING, at DESCENDING']);
  });

  it('has a TTL policy for every collection that expires', () => {
    for (const [collectionGroup, fieldPath] of expiringCollections) {
      expect(fieldOverrides).toContainEqual({
        collectionGroup,
        fieldPath,
        ttl: true,
        indexes: [{ order: 'ASCENDING', queryScope: 'COLLECTION' }],
      });
    }
  });

  it('indexes no long texts', () => {
    const unindexed = fieldOverrides
      .filter(({ indexes: fieldIndexes }) => fieldIndexes.length === 0)
      .map(({ collectionGroup, fieldPath }) => `${collectionGroup}.${fieldPath}`);
    expect(unindexed).toEqual(
      expect.arrayContaining([
        'applications.cover_letter',
        'applications.search',
        'jobs.description',
        'jobs.requirements',
        'contactMessages.message',
        'timeline.text',
      ]),
    );
  });
});
