import { figureEndpoints } from './contract/endpoints.ts';
import { dueTimes } from '../applications/contract/applications.ts';
import type { Figures } from './contract/figures.ts';
import type { Parts } from '../parts.ts';
import type { Mount } from '../platform/http/endpoint.ts';

export function mountFigures(mount: Mount, parts: Parts): void {
  const { counting, counts, figures, jobNumbers } = parts;

  mount(figureEndpoints.readFigures, async ({ query: { job_id } }) => {
    await counting.count();
    const [counted, statuses, due, views] = await Promise.all([
      figures.read(job_id),
      counts.byStatus(job_id === undefined ? undefined : [job_id]),
      countDue(parts, job_id),
      job_id === undefined ? undefined : jobNumbers.views(job_id),
    ]);
    return { ...counted, statuses, due, views };
  });
}

async function countDue({ applications }: Parts, job_id: string | undefined): Promise<Figures['due']> {
  const counts = dueTimes.map(async (due) => [due, await applications.count({ view: 'due', due, job_id })] as const);
  return Object.fromEntries(await Promise.all(counts)) as Figures['due'];
}
