import { z } from 'zod/mini';
import { answerFacts, storedDate } from '../answers/decide.ts';
import { applicationStatuses } from '../applications/contract/statuses.ts';
import { dayMs, serverLimits } from '../platform/contract/limits.ts';
import { officeIsoDate } from '../platform/contract/office.ts';
import { storedText } from '../platform/contract/stored.ts';
import type { Counted, Report } from './contract/figures.ts';

const monthsShown = 12;
const weeksShown = 26;

const storedDays = z.catch(z.int(), 0);

/** What counts of an application. It names no person, and no time to less than a day. */
export const countedRecord = z.object({
  job_id: storedText,
  source: storedText,
  /** Of arrival in the office's calendar, such as 2026-11-30. Blank for one that is in no figure. */
  day: z.catch(z.iso.date(), ''),
  status: storedText,
  /** 'in time', 'late', or blank. */
  answer: storedText,
  answer_days: storedDays,
  /** Until when an answer is promised that has not come. Blank if none is. */
  due: storedText,
  /** The statuses that it has left, and after how many days. */
  left: z.catch(z.array(z.object({ status: storedText, days: storedDays })), []),
});

type CountedFields = z.output<typeof countedRecord>;
export type CountedApplication = CountedFields & { isRemoved: boolean };

export const countedSource = z.extend(z.pick(answerFacts, { status: true, way: true }), {
  job_id: storedText,
  source: storedText,
  created_at: storedDate,
  first_answer: storedText,
  first_answer_at: storedDate,
  first_due_at: storedDate,
});

/** @param fields of a stored application */
export function countedOf(fields: unknown): CountedFields {
  const { created_at, first_answer, first_answer_at, first_due_at, way, ...others } = countedSource.parse(fields);
  return {
    ...others,
    day: created_at ? officeIsoDate(created_at.getTime()) : '',
    answer: first_answer,
    answer_days: daysBetween(created_at, first_answer_at),
    due: first_answer === '' && first_due_at ? officeIsoDate(first_due_at.getTime()) : '',
    left: way.slice(0, -1).map(({ status, at }, index) => ({ status, days: daysBetween(at, way[index + 1]?.at) })),
  };
}

/** @param now in milliseconds @returns the office's months of a report, such as 2026-11 */
export function monthsOf(now: number): string[] {
  const [year = 0, month = 0] = officeIsoDate(now).split('-').map(Number);
  return Array.from({ length: monthsShown }, (_, index) =>
    new Date(Date.UTC(year, month - monthsShown + index)).toISOString().slice(0, 'YYYY-MM'.length),
  );
}

/** docs/hiring-desk.md defines each figure. @param now in milliseconds */
export function reportOf(applications: readonly CountedApplication[], now: number): Report {
  const months = monthsOf(now);
  const today = officeIsoDate(now);
  const recent = applications.filter(({ day }) => day >= `${months[0]}-01`);
  const byMonth = Map.groupBy(recent, ({ day }) => day.slice(0, 'YYYY-MM'.length));
  const byWeek = Map.groupBy(recent, ({ day }) => mondayOf(day));
  return {
    months: months.map((month) => {
      const received = byMonth.get(month) ?? [];
      const answered = received.filter(({ answer }) => answer !== '');
      return {
        month,
        received: counted(received),
        answered: {
          'in time': counted(answered.filter(({ answer }) => answer === 'in time')),
          late: counted(answered.filter(({ answer }) => answer === 'late')),
        },
        overdue: received.filter(({ due, isRemoved }) => !isRemoved && due !== '' && due < today).length,
        answer_days: medianOf(answered.map(({ answer_days }) => answer_days)),
        hired: counted(received.filter(isHired)),
      };
    }),
    weeks: Array.from({ length: weeksShown }, (_, week) => mondayOf(officeIsoDate(now, 7 * (week + 1 - weeksShown)))).map((monday) => ({
      monday,
      received: counted(byWeek.get(monday) ?? []),
    })),
    steps: applicationStatuses.map((status) => {
      const days = recent.flatMap(({ left }) => left.flatMap((step) => (step.status === status ? step.days : [])));
      return { status, left: days.length, days: medianOf(days) };
    }),
    sources: [...Map.groupBy(recent, ({ source }) => source)]
      .map(([source, received]) => ({ source, received: counted(received), hired: counted(received.filter(isHired)) }))
      .sort((one, other) => other.received.count - one.received.count)
      .slice(0, serverLimits.listedSources),
  };
}

const isHired = ({ status }: CountedApplication) => status === 'Hired';

function counted(applications: readonly CountedApplication[]): Counted {
  return { count: applications.length, stored: applications.filter(({ isRemoved }) => !isRemoved).length };
}

function daysBetween(from: Date | null, to: Date | null | undefined): number {
  return from && to ? Math.floor((to.getTime() - from.getTime()) / dayMs) : 0;
}

/** The mean of the two in the middle, if their number is even. */
function medianOf(values: readonly number[]): number | null {
  const sorted = values.toSorted((one, other) => one - other);
  const [low, high] = [sorted[Math.ceil(sorted.length / 2) - 1], sorted[Math.floor(sorted.length / 2)]];
  return low === undefined || high === undefined ? null : (low + high) / 2;
}

/** @param day such as 2026-11-30 @returns the Monday of its week */
function mondayOf(day: string): string {
  const sinceMonday = (new Date(day).getUTCDay() + 6) % 7;
  return new Date(Date.parse(day) - sinceMonday * dayMs).toISOString().slice(0, 'YYYY-MM-DD'.length);
}
