import { describe, expect, it } from 'vitest';
import { expiringCollections } from '../../functions/src/rooms.ts';
import { isTopLevel } from '../../functions/src/platform/registered.ts';
import { fieldOverrides, indexes } from './index-file.ts';

// The emulator needs no indexes, so a query without its index fails only in production.

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

  it('has indexes for the list of messages by status, in both orders, and for a search', () => {
    expect(fieldsOf('contactMessages')).toEqual([
      'status ASCENDING, created_at DESCENDING',
      'status ASCENDING, created_at ASCENDING',
      'search CONTAINS, created_at DESCENDING',
      'status ASCENDING, search CONTAINS, created_at DESCENDING',
    ]);
  });

  it('has an index for entries of a timeline by kind, failed mails, interviews and sealed applications of somebody', () => {
    expect(fieldsOf('timeline')).toEqual(['kind ASCENDING, at DESCENDING']);
    expect(fieldsOf('interviews')).toEqual(['interviewers CONTAINS, at ASCENDING']);
    expect(fieldsOf('outbox')).toEqual(['state ASCENDING, settled_at DESCENDING']);
    expect(fieldsOf('sealedApplications')).toEqual(['email_key ASCENDING, sealed_at DESCENDING']);
  });

  it('has an index for each filter of the audit trail', () => {
    expect(fieldsOf('auditLog')).toEqual(['actor', 'document', 'action', 'collection'].map((field) => `${field} ASCENDING, at DESCENDING`));
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
        'applications.answers',
        'applications.cover_letter',
        'applications.search',
        'jobs.description',
        'jobs.questions',
        'jobs.requirements',
        'versions.description',
        'versions.questions',
        'versions.requirements',
        'contactMessages.message',
        'contactMessages.search',
        'timeline.text',
        'interviews.text',
        'sealedApplications.content',
      ]),
    );
  });
});
