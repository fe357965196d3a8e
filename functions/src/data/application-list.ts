import type { CollectionReference, DocumentSnapshot, Query } from 'firebase-admin/firestore';
import type { ApplicationFilter } from '../contract/applications.ts';
import { isDocumentId } from './documents.ts';
import { emailKey } from './email-key.ts';
import { type Order, sorted } from './paging.ts';
import { searchEntry } from './search.ts';

type Condition = { field: string; op: '==' | 'array-contains'; value: string };

export type ApplicationList = {
  query: Query;
  reversed: Query;
  contains: (snapshot: DocumentSnapshot) => boolean;
};

/** Reads one document if the filter names a person. */
export async function applicationList(applications: CollectionReference, filter: ApplicationFilter): Promise<ApplicationList> {
  const conditions = filter.person === undefined ? conditionsOf(filter) : [await samePerson(applications, filter.person)];
  const filtered = conditions.reduce<Query>((query, { field, op, value }) => query.where(field, op, value), applications);
  const order: Order = filter.order ?? 'newest';
  return {
    query: sorted(filtered, order),
    reversed: sorted(filtered, order === 'newest' ? 'oldest' : 'newest'),
    contains: (snapshot) =>
      conditions.every(({ field, op, value }) => {
        const stored: unknown = snapshot.get(field);
        return op === '==' ? stored === value : Array.isArray(stored) && stored.includes(value);
      }),
  };
}

function conditionsOf({ status, job_id, source, q }: ApplicationFilter): Condition[] {
  const entry = q === undefined ? undefined : searchEntry(q);
  return [
    ...(status === undefined ? [] : [{ field: 'status', op: '==', value: status } as const]),
    ...(job_id === undefined ? [] : [{ field: 'job_id', op: '==', value: job_id } as const]),
    ...(source === undefined ? [] : [{ field: 'source', op: '==', value: source } as const]),
    ...(entry === undefined ? [] : [{ field: 'search', op: 'array-contains', value: entry } as const]),
  ];
}

async function samePerson(applications: CollectionReference, id: string): Promise<Condition> {
  const address: unknown = isDocumentId(id) ? (await applications.doc(id).get()).get('applicant_email') : undefined;
  // Nobody has a blank address, so the list for an unknown application is empty.
  return { field: 'email_key', op: '==', value: typeof address === 'string' ? emailKey(address) : '' };
}
