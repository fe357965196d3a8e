import type { CollectionReference, Query, WhereFilterOp } from 'firebase-admin/firestore';
import { type ApplicationFilter, appliedFilter, type applicationViews, type DueTime, hasBothOrders } from './contract/applications.ts';
import { startOfOfficeDate, startOfOfficeDay } from '../platform/contract/office.ts';
import { storedTexts } from '../platform/contract/stored.ts';
import { responseTexts } from '../platform/contract/response-texts.ts';
import { ApiError } from '../platform/http/api-error.ts';
import { documentIn } from '../platform/firestore/firebase.ts';
import { personKey } from '../platform/contract/email-key.ts';
import { type Order, sorted } from '../platform/firestore/paging.ts';
import { searchEntry, searchWords } from './search.ts';

type Condition = [field: string, op: WhereFilterOp, value: unknown];

type View = { conditions: Condition[]; time: string; order: Order };

/** @param now in milliseconds */
function viewOf(name: ViewName, due: ApplicationFilter['due'], now: number): View {
  if (name === 'kept') return { conditions: [['keep', '==', true]], time: 'created_at', order: 'oldest' };
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

/** So many of those with one of several words, the newest, are read to see who has the others. */
const lookedThrough = 299;

/** The id of no job: Firestore reserves it. */
const noJob = '__none__';

/** Reads one document for a person. @param now in ms @throws {ApiError} 400 */
export async function applicationList(applications: CollectionReference, { jobs, ...filter }: ListFilter, now: number) {
  const { view } = filter;
  const applied = appliedFilter(filter);
  const { due, person, source, answer, assignee, from, to, q = '', status, job_id, order: chosen = 'newest' } = applied;
  const email_key = person && (await emailKeyOf(applications, person, jobs));
  const ofJob = jobs?.filter((id) => job_id === undefined || id === job_id) ?? (job_id === undefined ? undefined : [job_id]);
  const combinations = Math.max(1, (status?.length ?? 1) * (ofJob?.length ?? 1));
  if (combinations > combinationsMax) throw new ApiError(400, responseTexts.tooManyChoices);
  const given = { source, email_key, assignee, first_answer: answer };
  const values = Object.entries(given).flatMap(([field, value]): Condition[] => (value === undefined ? [] : [[field, '==', value]]));
  const { conditions: ofView, time, order }: View = view ? viewOf(view, due, now) : { conditions: [], time: 'created_at', order: chosen };
  const conditions = [
    ...ofView,
    ...(status ? [oneOf('status', status)] : []),
    ...(ofJob ? [oneOf('job_id', ofJob)] : []),
    ...values,
    ...between(
      'created_at',
      from === undefined ? undefined : startOfOfficeDate(from),
      to === undefined ? undefined : startOfOfficeDate(to, 1),
    ),
  ];
  const isReversible = hasBothOrders({ ...applied, view: undefined }) && view !== 'kept' && !(view && ofJob);
  const all = conditions.reduce<Query>((query, condition) => query.where(...condition), applications);
  const filtered = await searched(all, q, Math.floor(combinationsMax / combinations));
  return {
    query: sorted(filtered, order, time),
    /** Undefined if there is no index for it: docs/decisions/0009-submissions.md */
    reversed: isReversible ? sorted(filtered, order === 'newest' ? 'oldest' : 'newest', time) : undefined,
    /** The field by which the list is sorted. */
    time,
  };
}

/**
 * Firestore finds one entry at a time. If nothing has all the words as one, those who have each of
 * them are found: the newest. Reads at most 300 documents.
 */
async function searched(query: Query, q: string, personsMax: number): Promise<Query> {
  const having = (entry: string) => query.where('search', 'array-contains', entry);
  // In the order that the index of searches has.
  const newest = (entry: string, limit: number) => sorted(having(entry), 'newest').limit(limit);
  const entry = searchEntry(q);
  if (entry === undefined) return query;
  const [longest, ...others] = searchWords(q);
  if (longest === undefined || others.length === 0 || !(await newest(entry, 1).select().get()).empty) return having(entry);
  const { docs } = await newest(longest, lookedThrough).select('search', 'email_key').get();
  const found = docs.filter((one) => others.every((other) => storedTexts.parse(one.get('search')).includes(other)));
  const persons = new Set(found.map((one): unknown => one.get('email_key')));
  return persons.size > 0 ? query.where('email_key', 'in', [...persons].slice(0, personsMax)) : having(entry);
}

function oneOf(field: string, values: readonly string[]): Condition {
  return values.length > 1 ? [field, 'in', values] : [field, '==', values[0] ?? noJob];
}

/** @param from the first time @param to the first time after it */
function between(field: string, from?: Date, to?: Date): Condition[] {
  const lower: Condition[] = from ? [[field, '>=', from]] : [];
  return to ? [...lower, [field, '<', to]] : lower;
}

/** Nobody has a blank key, so the list for an unknown application is empty. */
async function emailKeyOf(applications: CollectionReference, id: string, jobs?: readonly string[]): Promise<string> {
  const snapshot = await documentIn(applications, id).get();
  if (jobs && !jobs.some((job) => job === snapshot.get('job_id'))) return '';
  const address: unknown = snapshot.get('applicant_email');
  return typeof address === 'string' ? personKey({ id, applicant_email: address }) : '';
}
