import { dueTimes } from '../contract/applications.ts';
import { endpoints } from '../contract/endpoints.ts';
import type { Figures } from '../contract/figures.ts';
import type { Parts } from '../parts.ts';
import type { Mount } from './endpoint.ts';

export function mountFigures(mount: Mount, { applications, figures }: Parts): void {
  mount(endpoints.readFigures, async ({ query: { job_id } }) => {
    const [counted, statuses, due] = await Promise.all([
      figures.read(job_id),
      figures.statuses(job_id),
      job_id === undefined ? dueNow(applications) : undefined,
    ]);
    return { ...counted, statuses, ...(due && { due }) };
  });
}

async function dueNow(applications: Parts['applications']): Promise<NonNullable<Figures['due']>> {
  const counts = dueTimes.map(async (due) => [due, await applications.count({ view: 'due', due })] as const);
  const [all, ...times] = await Promise.all([applications.count({ view: 'due' }), ...counts]);
  const later = all - times.reduce((sum, [, count]) => sum + count, 0);
  return { ...Object.fromEntries(times), later } as NonNullable<Figures['due']>;
}
