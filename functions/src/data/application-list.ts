import type { CollectionReference, DocumentSnapshot, Query, WhereFilterOp } from 'firebase-admin/firestore';
import { type ApplicationFilter, appliedFilter, type applicationViews } from '../contract/applications.ts';
import { isDocumentId, isTimestamp } from './documents.ts';
import { emailKey } from './email-key.ts';
import { type Order, sorted } from './paging.ts';
import { searchEntry } from './search.ts';

type Condition = { field: string; op: WhereFilterOp; value: unknown; holds: (stored: unknown) => boolean };

/** Due answers have a time, all others null. */
const views: Record<(typeof applicationViews)[number], { condition: Condition; time: string; order: Order }> = {
  due: { condition: { field: 'due_at', op: '>', value: new Date(0), holds: isTimestamp }, time: 'due_at', order: 'oldest' },
  kept: { condition: equals('keep', true), time: 'created_at', order: 'oldest' },
};

/** Reads one document if the filter names a person. */
export async function applicationList(applications: CollectionReference, filter: ApplicationFilter) {
  const { view, person, source, q = '', status, job_id, order: chosen = 'newest' } = appliedFilter(filter);
  const searched = searchEntry(q);
  const email_key = person && (await emailKeyOf(applications, person));
  const values = Object.entries({ status, job_id, source, email_key }).flatMap(([field, value]) =>
    value === undefined ? [] : [equals(field, value)],
  );
  const conditions = [
    ...(view ? [views[view].condition] : []),
    ...values,
    ...(searched === undefined ? [] : [contains('search', searched)]),
  ];
  const { time, order }: { time: string; order: Order } = view ? views[view] : { time: 'created_at', order: chosen };
  const filtered = conditions.reduce<Query>((query, { field, op, value }) => query.where(field, op, value), applications);
  return {
    query: sorted(filtered, order, time),
    /** Undefined for a search: an application's hundreds of entries are indexed in one order. */
    reversed: q === '' ? sorted(filtered, order === 'newest' ? 'oldest' : 'newest', time) : undefined,
    /** The field by which the list is sorted. */
    time,
    contains: (snapshot: DocumentSnapshot) => conditions.every(({ field, holds }) => holds(snapshot.get(field))),
  };
}

function equals(field: string, value: string | boolean): Condition {
  return { field, op: '==', value, holds: (stored) => stored === value };
}

function contains(field: string, value: string): Condition {
  return { field, op: 'array-contains', value, holds: (stored) => Array.isArray(stored) && stored.includes(value) };
}

/** Nobody has a blank address, so the list for an unknown application is empty. */
async function emailKeyOf(applications: CollectionReference, id: string): Promise<string> {
  const address: unknown = isDocumentId(id) ? (await applications.doc(id).get()).get('applicant_email') : undefined;
  return typeof address === 'string' ? emailKey(address) : '';
}
