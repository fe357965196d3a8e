import { type CareersPart, careersPageSize } from '#rooms/jobs/contract/job-pages.ts';
import type { PublicJob } from '#rooms/jobs/contract/jobs.ts';
import { paths } from '../paths.ts';
import { setServerTime } from '../shared/lib/server-clock.ts';
import { careersRoute } from '../site/careers/careers-route.tsx';
import { byDepartment } from '../site/careers/filter-jobs.ts';
import { fillShell } from './fill-shell.ts';

// This is the server.
setServerTime(null);

/** @param shell the template of the careers page @returns its complete HTML */
export function renderCareers(shell: string, jobs?: PublicJob[], page = 1): Promise<string> {
  return fillShell(shell, careersRoute, paths.careers, jobs ? partOf(jobs, page) : null);
}

/** In the order of the list, so that nothing moves when the rest has been loaded. */
function partOf(jobs: PublicJob[], page: number): CareersPart {
  const openings = jobs.filter(({ general }) => !general);
  const total = openings.length;
  if (total <= careersPageSize) return { jobs, total };
  const ordered = [...byDepartment(openings).flatMap(([, group]) => group), ...jobs.filter(({ general }) => general)];
  const first = (page - 1) * careersPageSize;
  if (first >= ordered.length) return partOf(jobs, 1);
  const end = first + careersPageSize;
  return { jobs: ordered.slice(first, end), total, ...(end < ordered.length && { next: page + 1 }) };
}
