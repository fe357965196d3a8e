import type { Figures } from '../contract/figures.ts';
import { officeIsoDate } from '../contract/office.ts';
import { applicationStatuses } from '../contract/statuses.ts';
import { collection } from './collections.ts';
import type { Firebase } from './firebase.ts';

const monthsShown = 12;
const weeksShown = 26;

export function figuresStore(firebase: Firebase, clock: () => number) {
  const applications = async () => collection(await firebase.db(), 'applications');

  return {
    async statuses(job_id?: string): Promise<Figures['statuses']> {
      const all = await applications();
      const shown = job_id === undefined ? all : all.where('job_id', '==', job_id);
      const counts = applicationStatuses.map(async (status) => {
        const { count } = (await shown.where('status', '==', status).count().get()).data();
        return [status, count] as const;
      });
      return Object.fromEntries(await Promise.all(counts)) as Figures['statuses'];
    },

    async read(_job_id?: string): Promise<Omit<Figures, 'statuses' | 'due'>> {
      const none = () => ({ count: 0, stored: 0 });
      const answered = () => ({ 'in time': none(), late: none() });
      return Promise.resolve({
        months: lastMonths(clock()).map((month) => ({
          month,
          received: none(),
          answered: answered(),
          answer_days: null,
          hired: none(),
        })),
        weeks: lastMondays(clock()).map((monday) => ({ monday, received: none() })),
        steps: applicationStatuses.map((status) => ({ status, left: 0, days: null })),
        sources: [],
      });
    },
  };
}

function lastMonths(now: number): string[] {
  const [year = 0, month = 0] = officeIsoDate(now).split('-').map(Number);
  return Array.from({ length: monthsShown }, (_, index) =>
    new Date(Date.UTC(year, month - monthsShown + index, 1)).toISOString().slice(0, 'YYYY-MM'.length),
  );
}

function lastMondays(now: number): string[] {
  const sinceMonday = (new Date(officeIsoDate(now)).getUTCDay() + 6) % 7;
  return Array.from({ length: weeksShown }, (_, index) => officeIsoDate(now, 7 * (index + 1 - weeksShown) - sinceMonday));
}
