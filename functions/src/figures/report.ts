import { z } from 'zod/mini';
import { answerFacts } from '../applications/answer-facts.ts';
import { storedDate } from '../platform/firestore/firebase.ts';
import { applicationStatuses } from '../applications/contract/statuses.ts';
import { addDays, isoDate, mondayOf } from '../platform/contract/days.ts';
import { dayMs, serverLimits } from '../platform/contract/limits.ts';
import { officeIsoDate } from '../platform/contract/office.ts';
import { storedText } from '../platform/contract/stored.ts';
import { type Period, type PeriodName, periodNames, type Report, type Summary } from './contract/figures.ts';

/** Of statuses on the way to being hired. */
const funnel = applicationStatuses.slice(0, applicationStatuses.indexOf('Hired') + 1);

export const countedSource = z.extend(z.pick(answerFacts, { status: true, reason: true, way: true }), {
  job_id: storedText,
  source: storedText,
  created_at: storedDate,
  first_answer: storedText,
  first_answer_at: storedDate,
  first_due_at: storedDate,
});

export type CountedApplication = ReturnType<typeof countedOf>;

/** @returns what counts of a stored application: no person, and no time to less than a day */
export function countedOf(fields: unknown) {
  const { created_at, first_answer, first_answer_at, first_due_at, way, ...others } = countedSource.parse(fields);
  return {
    ...others,
    /** Of arrival in the office's calendar, such as 2026-11-30. Blank if it is in no figure. */
    day: created_at ? officeIsoDate(created_at.getTime()) : '',
    answer: first_answer,
    answer_days: daysBetween(created_at, first_answer_at),
    /** Until when an answer is promised that has not come. Blank if none is. */
    due: first_answer === '' && first_due_at ? officeIsoDate(first_due_at.getTime()) : '',
    /** The statuses that it has left, and after how many days. */
    left: way.slice(0, -1).map(({ status, at }, index) => ({ status, days: daysBetween(at, way[index + 1]?.at) })),
  };
}

/** @returns the last place in the funnel, since steps can be left out, or -1 */
const furthest = (way: readonly string[]) => funnel.findLastIndex((status) => way.includes(status));
const monthOf = (day: string) => day.slice(0, 'YYYY-MM'.length);

/** What the days of a period are counted by. */
const spanOf = { 30: (day: string) => day, 90: mondayOf, 180: mondayOf, 365: monthOf } satisfies Record<PeriodName, unknown>;

function startOf(name: PeriodName, today: string): string {
  const [year = 0, month = 0] = today.split('-').map(Number);
  return name === '365' ? isoDate(Date.UTC(year, month - 12)) : addDays(today, 1 - Number(name));
}

/** @param now in milliseconds @returns the first day of arrival in a report, such as 2026-11-30 */
export function firstDay(now: number): string {
  const today = officeIsoDate(now);
  return [startOf('365', today), addDays(startOf('180', today), -180)].sort()[0] ?? '';
}

/** docs/hiring-desk.md defines each figure. @param now in milliseconds */
export function reportOf(applications: readonly CountedApplication[], now: number): Report {
  const today = officeIsoDate(now);
  const periods = periodNames.map((name) => [name, periodOf(name, applications, today)] as const);
  return { periods: Object.fromEntries(periods) as Report['periods'] };
}

function periodOf(name: PeriodName, applications: readonly CountedApplication[], today: string): Period {
  const from = startOf(name, today);
  const within = (first: string, last: string) => applications.filter(({ day }) => day >= first && day <= last);
  const summary = (first: string, last: string) => summaryOf(within(first, last), today);
  const recent = within(from, today);
  const days = Array.from({ length: (Date.parse(today) - Date.parse(from)) / dayMs + 1 }, (_, index) => addDays(from, index));
  return {
    from,
    to: today,
    whole: summary(from, today),
    before: name === '365' ? null : summary(addDays(from, -Number(name)), addDays(from, -1)),
    spans: [...Map.groupBy(days, spanOf[name]).values()].map((span) => {
      const [first = '', last = first] = [span[0], span.at(-1)];
      return { from: first, to: last, ...summary(first, last) };
    }),
    steps: funnel.map((status, place) => ({
      status,
      reached: recent.filter(({ status: current, left }) => furthest([current, ...left.map((step) => step.status)]) >= place).length,
      days: medianOf(recent.flatMap(({ left }) => left.flatMap((step) => (step.status === status ? step.days : [])))),
    })),
    sources: [...Map.groupBy(recent, ({ source }) => source)]
      .map(([source, received]) => ({ source, received: received.length, hired: received.filter(isHired).length }))
      .sort((one, other) => other.received - one.received)
      .slice(0, serverLimits.listedSources),
    reasons: [...Map.groupBy(recent.filter(isRejected), ({ reason }) => reason)]
      .map(([reason, { length: count }]) => ({ reason, count }))
      .sort((one, other) => other.count - one.count),
  };
}

function summaryOf(received: readonly CountedApplication[], today: string): Summary {
  const answered = received.filter(({ answer }) => answer !== '');
  return {
    received: received.length,
    answered: {
      'in time': answered.filter(({ answer }) => answer === 'in time').length,
      late: answered.filter(({ answer }) => answer === 'late').length,
    },
    overdue: received.filter(({ due }) => due !== '' && due < today).length,
    answer_days: medianOf(answered.map(({ answer_days }) => answer_days)),
    hired: received.filter(isHired).length,
  };
}

const isRejected = ({ status }: CountedApplication) => status === 'Rejected';
const isHired = ({ status }: CountedApplication) => status === 'Hired';

function daysBetween(from: Date | null, to: Date | null | undefined): number {
  return from && to ? Math.floor((to.getTime() - from.getTime()) / dayMs) : 0;
}

/** The mean of the two in the middle, if their number is even. */
function medianOf(values: readonly number[]): number | null {
  const sorted = values.toSorted((one, other) => one - other);
  const [low, high] = [sorted[Math.ceil(sorted.length / 2) - 1], sorted[Math.floor(sorted.length / 2)]];
  return low === undefined || high === undefined ? null : (low + high) / 2;
}
