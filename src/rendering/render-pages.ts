import type { RouteObject } from 'react-router-dom';
import { type CareersPart, careersPageSize, type JobPageData } from '#rooms/jobs/contract/job-pages.ts';
import type { PublicJob } from '#rooms/jobs/contract/jobs.ts';
import { jobPath, paths } from '../paths.ts';
import { hydrationDataTag } from '../shared/lib/hydration-data.ts';
import { setServerTime } from '../shared/lib/server-clock.ts';
import { careersRow } from '../site/careers/careers-route.tsx';
import { byDepartment } from '../site/careers/filter-jobs.ts';
import { jobRoute } from '../site/careers/job-route.tsx';
import { frameRoutes } from '../site/components/shell/frame-routes.tsx';
import { renderRoute } from './render-route.tsx';
import { bodyPlaceholder, headPlaceholder, splitHead } from './split-head.ts';

// This is the server.
setServerTime(null);

/** @param shell the template of job pages @returns the complete HTML of a job's page */
export function renderJob(shell: string, data: JobPageData): Promise<string> {
  // Pages without a job look the same at every path.
  return fillShell(shell, jobRoute, jobPath(data.state === 'open' ? data.job.id : data.state), data);
}

/** @param shell the template of the careers page @returns its complete HTML */
export function renderCareers(shell: string, jobs?: PublicJob[], page: number | 'filtered' = 1): Promise<string> {
  const fill = (...data: [CareersPart | null, null?]) => fillShell(shell, careersRow.route, paths.careers, ...data);
  if (!jobs) return fill(null);
  return page === 'filtered' ? fill({ ...partOf(jobs, 1), toBeFiltered: true }, null) : fill(partOf(jobs, page));
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

/**
 * @param shell the page's template
 * @param data of its loader, also in the browser unless `hydrated` differs
 * @returns the complete HTML
 */
async function fillShell(shell: string, route: RouteObject, path: string, data: unknown, hydrated = data): Promise<string> {
  const loaderData = (of: unknown) => ({ [route.id ?? '']: of });
  const { head, body } = splitHead(await renderRoute(frameRoutes([route]), path, loaderData(data)));
  return shell
    .replace('</body>', () => `${hydrationDataTag({ loaderData: loaderData(hydrated) })}\n  </body>`)
    .replace(headPlaceholder, () => head)
    .replace(bodyPlaceholder, () => body);
}
