import { dueTimes } from '../contract/applications.ts';
import { endpoints } from '../contract/endpoints.ts';
import type { Figures } from '../contract/figures.ts';
import type { Parts } from '../parts.ts';
import type { Mount } from './endpoint.ts';

export function mountFigures(mount: Mount, parts: Parts): void {
  const { counting, figures, jobNumbers } = parts;

  mount(endpoints.readFigures, async ({ query: { job_id } }) => {
    await counting.count();
    const [counted, statuses, due, views] = await Promise.all([
      figures.read(job_id),
      figures.statuses(job_id),
      job_id === undefined ? countDue(parts) : undefined,
      job_id === undefined ? undefined : jobNumbers.views(job_id),
    ]);
    return { ...counted, statuses, due, views };
  });
}

async function countDue({ applications, figures }: Parts): Promise<NonNullable<Figures['due']>> {
  const counts = dueTimes.map(async (due) => [due, await applications.count({ view: 'due', due })] as const);
  const [later, ...due] = await Promise.all([figures.dueLater(), ...counts]);
  return { ...(Object.fromEntries(due) as Record<(typeof dueTimes)[number], number>), later };
}
