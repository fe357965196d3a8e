import { type Counted, type Figures } from '#rooms/figures/contract/figures.ts';
import { dayMs } from '#rooms/platform/contract/limits.ts';
import { applicationStatuses } from '#rooms/applications/contract/statuses.ts';

/** An application that was stored once, as a test knows it. */
export type Known = {
  job_id: string;
  source: string;
  created: Date;
  status: string;
  /** Until when the first answer is promised, as long as there is none. */
  due?: Date | undefined;
  answer: { how: 'in time' | 'late'; at: Date } | undefined;
  path: { status: string; at: Date }[];
  removed: boolean;
};

/** @returns the path after a status was set. Going back to an earlier one cuts it there. */
export function pathTo(path: Known['path'], status: string, at: Date): Known['path'] {
  const earlier = path.findIndex((step) => step.status === status);
  return earlier === -1 ? [...path, { status, at }] : path.slice(0, earlier + 1);
}

type Recount = Pick<Figures, 'statuses' | 'months' | 'weeks' | 'steps' | 'sources'>;

const office = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' });

/** @returns the figures of these applications, counted one by one */
export function recount(known: readonly Known[], now: number, job?: string): Recount {
  const all = known
    .filter(({ job_id }) => job === undefined || job_id === job)
    .map((application) => ({ ...application, day: office.format(application.created) }));
  const counted = (wanted: (application: (typeof all)[number]) => boolean): Counted => {
    const found = all.filter(wanted);
    return { count: found.length, stored: found.filter(({ removed }) => !removed).length };
  };
  const months = monthsBefore(office.format(now));
  const isRecent = ({ day }: { day: string }) => months.includes(day.slice(0, 7));
  const steps = all
    .filter(isRecent)
    .flatMap(({ path }) => path.slice(0, -1).map(({ status, at }, index) => ({ status, days: days(at, path[index + 1]?.at ?? at) })));
  return {
    statuses: Object.fromEntries(
      applicationStatuses.map((status) => [status, all.filter((each) => !each.removed && each.status === status).length]),
    ) as Figures['statuses'],
    months: months.map((month) => {
      const ofMonth = ({ day }: { day: string }) => day.startsWith(month);
      const answered = (how: string) => counted((each) => ofMonth(each) && each.answer?.how === how);
      return {
        month,
        received: counted(ofMonth),
        answered: { 'in time': answered('in time'), late: answered('late') },
        overdue: all.filter((each) => ofMonth(each) && !each.removed && each.due && office.format(each.due) < office.format(now)).length,
        answer_days: median(all.filter(ofMonth).flatMap(({ created, answer }) => (answer ? [days(created, answer.at)] : []))),
        hired: counted((each) => ofMonth(each) && each.status === 'Hired'),
      };
    }),
    weeks: mondaysBefore(office.format(now)).map((monday) => {
      const end = new Date(Date.parse(monday) + 7 * dayMs).toISOString().slice(0, 10);
      return { monday, received: counted(({ day }) => day >= monday && day < end) };
    }),
    steps: applicationStatuses.map((status) => {
      const left = steps.filter((step) => step.status === status).map((step) => step.days);
      return { status, left: left.length, days: median(left) };
    }),
    sources: [...new Set(all.filter(isRecent).map(({ source }) => source))].map((source) => ({
      source,
      received: counted((each) => isRecent(each) && each.source === source),
      hired: counted((each) => isRecent(each) && each.source === source && each.status === 'Hired'),
    })),
  };
}

/** Sources that are equally frequent have no order. */
export function sorted<Report extends Pick<Figures, 'sources'>>(report: Report): Report {
  const sources = report.sources.toSorted(
    (one, other) => other.received.count - one.received.count || one.source.localeCompare(other.source),
  );
  return { ...report, sources };
}

function days(from: Date, to: Date): number {
  return Math.floor((to.getTime() - from.getTime()) / dayMs);
}

function median(values: number[]): number | null {
  const sorted = values.toSorted((one, other) => one - other);
  const half = sorted.length / 2;
  const [low, high] = [sorted[Math.ceil(half) - 1], sorted[Math.floor(half)]];
  return low === undefined || high === undefined ? null : (low + high) / 2;
}

function monthsBefore(today: string): string[] {
  const [year = 0, month = 0] = today.split('-').map(Number);
  return Array.from({ length: 12 }, (_, ago) => {
    const number = year * 12 + month - 1 - ago;
    return `${Math.floor(number / 12)}-${String((number % 12) + 1).padStart(2, '0')}`;
  }).reverse();
}

function mondaysBefore(today: string): string[] {
  let monday = Date.parse(today);
  while (new Date(monday).getUTCDay() !== 1) monday -= dayMs;
  return Array.from({ length: 26 }, (_, ago) => new Date(monday - 7 * ago * dayMs).toISOString().slice(0, 10)).reverse();
}
