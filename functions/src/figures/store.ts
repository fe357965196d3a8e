import { z } from 'zod/mini';
import type { Counted, Figures } from './contract/figures.ts';
import { officeIsoDate } from '../platform/contract/office.ts';
import { applicationStatuses } from '../applications/contract/statuses.ts';
import { storedText } from '../platform/contract/stored.ts';
import { collection } from '../platform/firestore/collections.ts';
import { figuresOf, yearOf } from './counting.ts';
import type { Firebase } from '../platform/firestore/firebase.ts';

const monthsShown = 12;
const weeksShown = 26;
const sourcesShown = 12;

const storedCounts = z.catch(z.record(z.string(), z.int()), {});
const countersRecord = z.object({ counted: storedCounts, removed: storedCounts });
const sourceRecord = z.extend(countersRecord, { source: storedText });

type Counters = z.output<typeof countersRecord>;

/** Of days. */
type Histogram = [days: number, applications: number][];

/** What the counters say: docs/decisions/0034-figures.md */
export function figuresStore(firebase: Firebase, clock: () => number = Date.now) {
  return {
    /** Reads two years' counters, and `sourcesShown` sources. @param job_id blank for all */
    async read(job_id = ''): Promise<Pick<Figures, 'months' | 'weeks' | 'steps' | 'sources'>> {
      const db = await firebase.db();
      const months = lastMonths(clock());
      const documents = [...new Set(months.map(yearOf))].map((year) => figuresOf(db, job_id, year));
      const frequent = collection(db, 'jobSources').where('job_id', '==', job_id).orderBy('applications', 'desc').limit(sourcesShown);
      const [years, sources] = await Promise.all([db.getAll(...documents), frequent.get()]);
      const counters = years.map((year) => countersRecord.parse(year.data() ?? {}));
      const all = {
        counted: Object.assign({}, ...counters.map(({ counted }) => counted)) as Counters['counted'],
        removed: Object.assign({}, ...counters.map(({ removed }) => removed)) as Counters['removed'],
      };
      const daysOf = (what: string, ofMonths: readonly string[]) => ofMonths.flatMap((month) => histogramOf(all, `${month}:${what}:`));
      return {
        months: months.map((month) => ({
          month,
          received: countedAs(all, [`${month}:received`]),
          answered: { 'in time': countedAs(all, [`${month}:in time`]), late: countedAs(all, [`${month}:late`]) },
          overdue: overdueOf(all, `${month}:due:`, officeIsoDate(clock())),
          answer_days: medianOf(daysOf('answer', [month])),
          hired: countedAs(all, [`${month}:hired`]),
        })),
        weeks: lastWeeks(clock()).map((days) => ({ monday: days[0] ?? '', received: countedAs(all, days) })),
        steps: applicationStatuses.map((status) => {
          const left = daysOf(status, months);
          return { status, left: totalOf(left), days: medianOf(left) };
        }),
        sources: sources.docs
          .map((snapshot) => sourceRecord.parse(snapshot.data()))
          .map(({ source, ...ofSource }) => ({
            source,
            received: countedAs(
              ofSource,
              months.map((month) => `${month}:received`),
            ),
            hired: countedAs(
              ofSource,
              months.map((month) => `${month}:hired`),
            ),
          }))
          .filter(({ received }) => received.count > 0)
          .sort((one, other) => other.received.count - one.received.count),
      };
    },
  };
}

function countedAs({ counted, removed }: Counters, keys: readonly string[]): Counted {
  const sum = (counts: Record<string, number>) => keys.reduce((total, key) => total + (counts[key] ?? 0), 0);
  return { count: sum(counted), stored: sum(counted) - sum(removed) };
}

/** @param prefix of keys that end with the day until which an answer was promised @returns how many of those that are stored wait since a day before today */
function overdueOf(counters: Counters, prefix: string, today: string): number {
  const days = Object.keys(counters.counted).filter((key) => key.startsWith(prefix) && key.slice(prefix.length) < today);
  return countedAs(counters, days).stored;
}

/** @param prefix of keys that end with days */
function histogramOf({ counted }: Counters, prefix: string): Histogram {
  return Object.entries(counted).flatMap(([key, amount]) => (key.startsWith(prefix) ? [[Number(key.slice(prefix.length)), amount]] : []));
}

function totalOf(histogram: Histogram): number {
  return histogram.reduce((total, [, applications]) => total + applications, 0);
}

/** The mean of the two in the middle, if their number is even. */
function medianOf(histogram: Histogram): number | null {
  const total = totalOf(histogram);
  const sorted = histogram.toSorted(([one], [other]) => one - other);
  const daysAt = (position: number) => {
    let passed = 0;
    return sorted.find(([, applications]) => (passed += applications) > position)?.[0] ?? 0;
  };
  return total === 0 ? null : (daysAt(Math.floor((total - 1) / 2)) + daysAt(Math.floor(total / 2))) / 2;
}

/** In the office's calendar, such as 2026-11, oldest first. */
function lastMonths(now: number): string[] {
  const [year = 0, month = 0] = officeIsoDate(now).split('-').map(Number);
  const first = month - monthsShown;
  return Array.from({ length: monthsShown }, (_, index) =>
    new Date(Date.UTC(year, first + index)).toISOString().slice(0, 'YYYY-MM'.length),
  );
}

/** The days of each week from its Monday, oldest first. Some days of the last are yet to come. */
function lastWeeks(now: number): string[][] {
  const sinceMonday = (new Date(officeIsoDate(now)).getUTCDay() + 6) % 7;
  const monday = (week: number) => 7 * (week + 1 - weeksShown) - sinceMonday;
  return Array.from({ length: weeksShown }, (_, week) => Array.from({ length: 7 }, (_day, day) => officeIsoDate(now, monday(week) + day)));
}
