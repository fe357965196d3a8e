import type { CollectionReference, DocumentSnapshot, Query, WhereFilterOp } from 'firebase-admin/firestore';
import { type ApplicationFilter, appliedFilter, type applicationViews, type DueTime } from './contract/applications.ts';
import { startOfOfficeDate, startOfOfficeDay } from '../platform/contract/office.ts';
import { TooManyChoicesError } from '../platform/errors.ts';
import { isDocumentId, isTimestamp } from '../platform/firestore/documents.ts';
import { personKey } from '../platform/contract/email-key.ts';
import { type Order, sorted } from '../platform/firestore/paging.ts';
import { searchEntry } from './search.ts';

type Condition = { field: string; op: WhereFilterOp; value: unknown; holds: (stored: unknown) => boolean };

type View = { conditions: Condition[]; time: string; order: Order };

/** @param now in milliseconds */
function viewOf(name: ViewName, due: ApplicationFilter['due'], now: number): View {
  if (name === 'kept') return { conditions: [equals('keep', true)], time: 'created_at', order: 'oldest' };
  // What is read, and answers that are not due, have null as their time.
  if (name === 'unread') return { conditions: between('unread_at', new Date(0)), time: 'unread_at', order: 'oldest' };
  const { from = new Date(0), to } = due ? duePeriod(due, now) : {};
  return { conditions: between('due_at', from, to), time: 'due_at', order: 'oldest' };
}

/** @param now in milliseconds @returns the period in which answers are due */
export function duePeriod(due: DueTime, now: number): { from?: Date; to?: Date } {
  const tomorrow = startOfOfficeDay(now, 1);
  const nextWeek = startOfOfficeDay(now, 7);
  return {
    late: { to: new Date(now) },
    today: { from: new Date(now), to: tomorrow },
    week: { from: tomorrow, to: nextWeek },
    later: { from: nextWeek },
  }[due];
}

type ViewName = Exclude<(typeof applicationViews)[number], 'mine'>;

/** `jobs` limits the list to what a manager sees. `withoutMine` replaces the view 'mine'. */
export type ListFilter = Omit<ApplicationFilter, 'view'> & { view?: ViewName | undefined; jobs?: readonly string[] };

/** See https://firebase.google.com/docs/firestore/query-data/queries#limits_on_or_queries */
const combinationsMax = 30;

/** The id of no job: Firestore reserves it. */
const noJob = '__none__';

/** @returns those for one of the jobs */
export function ofJobs(applications: Query, jobs: readonly string[]): Query {
  return applications.where('job_id', 'in', jobs.length > 0 ? jobs : [noJob]);
}

/** Reads one document for a person. @param now in ms @throws {TooManyChoicesError} */
export async function applicationList(applications: CollectionReference, { jobs, ...filter }: ListFilter, now: number) {
  const { view } = filter;
  const { due, person, source, answer, assignee, from, to, q = '', status, job_id, order: chosen = 'newest' } = appliedFilter(filter);
  const searched = searchEntry(q);
  const email_key = person && (await emailKeyOf(applications, person, jobs));
  const ofJob = jobs?.filter((id) => job_id === undefined || id === job_id) ?? (job_id === undefined ? undefined : [job_id]);
  if ((status?.length ?? 1) * (ofJob?.length ?? 1) > combinationsMax) throw new TooManyChoicesError();
  const values = Object.entries({ source, email_key, assignee, first_answer: answer }).flatMap(([field, value]) =>
    value === undefined ? [] : [equals(field, value)],
  );
  const { conditions: ofView, time, order }: View = view ? viewOf(view, due, now) : { conditions: [], time: 'created_at', order: chosen };
  const conditions = [
    ...ofView,
    ...(status ? [oneOf('status', status)] : []),
    ...(ofJob ? [oneOf('job_id', ofJob)] : []),
    ...values,
    ...(searched === undefined ? [] : [contains('search', searched)]),
    ...between(
      'created_at',
      from === undefined ? undefined : startOfOfficeDate(from),
      to === undefined ? undefined : startOfOfficeDate(to, 1),
    ),
  ];
  const isReversible =
    [source, person, answer, assignee].every((value) => value === undefined) && q === '' && view !== 'kept' && !(view && ofJob);
  const filtered = conditions.reduce<Query>((query, { field, op, value }) => query.where(field, op, value), applications);
  return {
    query: sorted(filtered, order, time),
    /** Undefined if there is no index for it: docs/decisions/0009-submissions.md */
    reversed: isReversible ? sorted(filtered, order === 'newest' ? 'oldest' : 'newest', time) : undefined,
    /** The field by which the list is sorted. */
    time,
    contains: (snapshot: DocumentSnapshot) => conditions.every(({ field, holds }) => holds(snapshot.get(field))),
  };
}

function equals(field: string, value: string | boolean): Condition {
  return { field, op: '==', value, holds: (stored) => stored === value };
}

function oneOf(field: string, values: readonly string[]): Condition {
  const [value, ...others] = values;
  if (others.length === 0) return equals(field, value ?? noJob);
  return { field, op: 'in', value: values, holds: (stored) => values.some((each) => each === stored) };
}

/** @param from the first time @param to the first time after it */
function between(field: string, from?: Date, to?: Date): Condition[] {
  const holdsIf = (test: (time: number) => boolean) => (stored: unknown) => isTimestamp(stored) && test(stored.toMillis());
  return [
    ...(from ? [{ field, op: '>=', value: from, holds: holdsIf((time) => time >= from.getTime()) } as const] : []),
    ...(to ? [{ field, op: '<', value: to, holds: holdsIf((time) => time < to.getTime()) } as const] : []),
  ];
}

function contains(field: string, value: string): Condition {
  return { field, op: 'array-contains', value, holds: (stored) => Array.isArray(stored) && stored.includes(value) };
}

/** Nobody has a blank key, so the list for an unknown application is empty. */
async function emailKeyOf(applications: CollectionReference, id: string, jobs?: readonly string[]): Promise<string> {
  const snapshot = isDocumentId(id) ? await applications.doc(id).get() : undefined;
  if (jobs && !jobs.some((job) => job === snapshot?.get('job_id'))) return '';
  const address: unknown = snapshot?.get('applicant_email');
  return typeof address === 'string' ? personKey({ id, applicant_email: address }) : '';
}
