import type { JobPageData } from '#rooms/jobs/contract/job-pages.ts';
import { frameRoutes } from '../site/components/shell/frame-routes.tsx';
import { hydrationDataTag } from '../shared/lib/hydration-data.ts';
import { jobRoute, jobRouteId } from '../site/careers/job-route.tsx';
import { jobPath } from '../paths.ts';
import { bodyPlaceholder, headPlaceholder, splitHead } from './split-head.ts';
import { renderRoute } from './render-route.tsx';

const routes = frameRoutes([jobRoute]);

/** @param shell the template of job pages @returns the complete HTML of a job's page */
export async function renderJob(shell: string, data: JobPageData): Promise<string> {
  // Pages without a job look the same at every path.
  const path = jobPath(data.state === 'open' ? data.job.id : data.state);
  const loaderData = { [jobRouteId]: data };
  const { head, body } = splitHead(await renderRoute(routes, path, loaderData));
  return shell
    .replace('</body>', () => `${hydrationDataTag({ loaderData })}\n  </body>`)
    .replace(headPlaceholder, () => head)
    .replace(bodyPlaceholder, () => body);
}
