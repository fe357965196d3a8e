import type { DocumentReference, DocumentSnapshot, Firestore } from 'firebase-admin/firestore';
import { z } from 'zod/mini';
import { dayMs } from '../platform/contract/limits.ts';
import { officeIsoDate } from '../platform/contract/office.ts';
import { storedText } from '../platform/contract/stored.ts';
import { storedDate, storedWay } from '../answers/decide.ts';
import { collection } from '../platform/firestore/collections.ts';
import { outcomeOf, type Writes } from '../platform/firestore/documents.ts';
import type { Firebase } from '../platform/firestore/firebase.ts';
import { hashed } from '../platform/firestore/hashed.ts';
import { numbersExpiry } from '../jobs/numbers.ts';

/** A commit has the changes of so many: tests/api/index-entries.test.ts bounds its bytes. */
const changesInCommit = 15;
const commitsAtOnce = 20;

const storedKeys = z.catch(z.array(z.string()), []);
const keysRecord = z.object({ job_id: storedText, source: storedText, counted: storedKeys, keys: storedKeys });
const countedRecord = z.extend(z.omit(keysRecord, { keys: true }), {
  created_at: storedDate,
  status: storedText,
  first_answer: storedText,
  first_answer_at: storedDate,
  first_due_at: storedDate,
  way: storedWay,
});

/** What the counters have of an application (`counted`), and what they are to have of it. */
type Change = z.output<typeof keysRecord> & { isRemoved: boolean };

type Amounts = Record<string, number>;

/** What is added to a counter. `fields` say what it counts, `applications` how many arrived. */
type Addition = {
  document: DocumentReference;
  fields: Record<string, string>;
  applications: number;
  sets: { counted?: Amounts; removed?: Amounts };
};

/** Counts each application once in all that happened to it: docs/decisions/0034-figures.md */
export function countingStore(firebase: Firebase, clock: () => number = Date.now, commitSize = changesInCommit) {
  return {
    /** Can be repeated at any time. @returns whether more is left to be counted */
    async count(): Promise<boolean> {
      const [db, { FieldValue }] = await Promise.all([firebase.db(), import('firebase-admin/firestore')]);
      const uncounted = collection(db, 'applications')
        .where('uncounted_at', '>', new Date(0))
        .orderBy('uncounted_at')
        .select(...Object.keys(countedRecord.shape));
      for (let turn = 0; turn < commitsAtOnce; turn += 1) {
        const [changed, removed] = await Promise.all([
          uncounted.limit(commitSize).get(),
          collection(db, 'removedApplications').limit(commitSize).get(),
        ]);
        if (changed.empty && removed.empty) return false;
        const batch = db.batch();
        const changes = changed.docs.map((snapshot) => ({ ...keysOf(snapshot), isRemoved: false }));
        const removals = removed.docs.map((snapshot) => ({ ...keysRecord.parse(snapshot.data()), isRemoved: true }));
        for (const { document, fields, applications, sets } of additionsOf(db, [...changes, ...removals])) {
          const counts = mapped(sets, (amounts) => mapped(amounts, (amount) => FieldValue.increment(amount)));
          const all = { ...fields, ...counts, applications: FieldValue.increment(applications), expires_at: numbersExpiry(clock()) };
          batch.set(document, all, { merge: true });
        }
        for (const [index, { ref, updateTime }] of changed.docs.entries()) {
          batch.update(ref, { counted: changes[index]?.keys ?? [], uncounted_at: null }, { lastUpdateTime: updateTime });
        }
        for (const { ref } of removed.docs) batch.delete(ref, { exists: true });
        // If one has changed meanwhile, nothing is written, and the next turn reads them again.
        await outcomeOf(batch.commit());
      }
      return true;
    },
  };
}

/** The removed application stays counted. The batch removes it. */
export function addRemoval(writes: Pick<Writes, 'create'>, snapshot: DocumentSnapshot): void {
  writes.create(collection(snapshot.ref.firestore, 'removedApplications').doc(), keysOf(snapshot));
}

/** `keys`: in what it is counted. Each key begins with the day or the month of its arrival. */
function keysOf(snapshot: DocumentSnapshot): z.output<typeof keysRecord> {
  const { created_at, status, first_answer, first_answer_at, first_due_at, way, ...stored } = countedRecord.parse(snapshot.data());
  if (!created_at) return { ...stored, keys: [] };
  const day = officeIsoDate(created_at.getTime());
  const steps = way.slice(0, -1).map((step, index) => `${step.status}:${wholeDays(step.at, way[index + 1]?.at)}`);
  // Nothing is written when the day passes, so the key has the day.
  const due = first_answer === '' && first_due_at ? [`due:${officeIsoDate(first_due_at.getTime())}`] : [];
  const answer = first_answer === '' ? due : [first_answer, `answer:${wholeDays(created_at, first_answer_at)}`];
  const ofMonth = ['received', ...answer, ...(status === 'Hired' ? ['hired'] : []), ...steps];
  return { ...stored, keys: [day, ...ofMonth.map((what) => `${day.slice(0, 'YYYY-MM'.length)}:${what}`)] };
}

function wholeDays(from: Date, to: Date | null | undefined): number {
  return Math.floor(((to ?? from).getTime() - from.getTime()) / dayMs);
}

function mapped<Value, Mapped>(values: Record<string, Value>, map: (value: Value) => Mapped): Record<string, Mapped> {
  return Object.fromEntries(Object.entries(values).map(([key, value]) => [key, map(value)]));
}

/** The sums of the changes by counter. Each counter is for a job, or for all. */
function additionsOf(db: Firestore, changes: readonly Change[]): Iterable<Addition> {
  const additions = new Map<string, Addition>();

  function add(document: DocumentReference, fields: Addition['fields'], set: keyof Addition['sets'], key: string, amount: number): void {
    const addition = additions.get(document.path) ?? { document, fields, applications: 0, sets: {} };
    additions.set(document.path, addition);
    const amounts = (addition.sets[set] ??= {});
    amounts[key] = (amounts[key] ?? 0) + amount;
    if (set === 'counted' && key.endsWith(':received')) addition.applications += amount;
  }

  for (const { job_id, source, counted, keys, isRemoved } of changes) {
    const amounts = [
      ...keys.filter((key) => !counted.includes(key)).map((key) => ({ set: 'counted', key, amount: 1 }) as const),
      ...counted.filter((key) => !keys.includes(key)).map((key) => ({ set: 'counted', key, amount: -1 }) as const),
      ...(isRemoved ? keys : []).map((key) => ({ set: 'removed', key, amount: 1 }) as const),
    ];
    for (const job of new Set(['', job_id])) {
      for (const { set, key, amount } of amounts) {
        const year = yearOf(key);
        add(figuresOf(db, job, year), { job_id: job, year }, set, key, amount);
        if (/:(?:received|hired)$/.test(key)) {
          // Visitors choose the sources, which could make a single document grow without a limit.
          add(collection(db, 'jobSources').doc(hashed(job, source)), { job_id: job, source }, set, key, amount);
        }
      }
    }
  }
  return additions.values();
}

/** @param job blank for all jobs @param year of arrival */
export function figuresOf(db: Firestore, job: string, year: string): DocumentReference {
  return collection(db, 'applicationFigures').doc(hashed(job, year));
}

/** @param key begins with a month or a day */
export function yearOf(key: string): string {
  return key.slice(0, 'YYYY'.length);
}
