import type { CollectionReference, DocumentSnapshot, Query } from 'firebase-admin/firestore';
import { type ApplicationFilter, appliedFilter } from '../contract/applications.ts';
import { isDocumentId } from './documents.ts';
import { emailKey } from './email-key.ts';
import { sorted } from './paging.ts';
import { searchEntry } from './search.ts';

type Condition = { field: string; op: '==' | 'array-contains'; value: string };

/** Reads one document if the filter names a person. */
export async function applicationList(applications: CollectionReference, filter: ApplicationFilter) {
  const { person, source, q = '', status, job_id, order = 'newest' } = appliedFilter(filter);
  const conditions = [
    condition('status', status),
    condition('job_id', job_id),
    condition('source', source),
    condition('email_key', person && (await emailKeyOf(applications, person))),
    condition('search', searchEntry(q), 'array-contains'),
  ].flat();
  const filtered = conditions.reduce<Query>((query, { field, op, value }) => query.where(field, op, value), applications);
  return {
    query: sorted(filtered, order),
    /** Undefined for a search: an application's hundreds of entries are indexed in one order. */
    reversed: q === '' ? sorted(filtered, order === 'newest' ? 'oldest' : 'newest') : undefined,
    contains: (snapshot: DocumentSnapshot) =>
      conditions.every(({ field, op, value }) => {
        const stored: unknown = snapshot.get(field);
        return op === '==' ? stored === value : Array.isArray(stored) && stored.includes(value);
      }),
  };
}

function condition(field: string, value: string | undefined, op: Condition['op'] = '=='): Condition[] {
  return value === undefined ? [] : [{ field, op, value }];
}

/** Nobody has a blank address, so the list for an unknown application is empty. */
async function emailKeyOf(applications: CollectionReference, id: string): Promise<string> {
  const address: unknown = isDocumentId(id) ? (await applications.doc(id).get()).get('applicant_email') : undefined;
  return typeof address === 'string' ? emailKey(address) : '';
}
