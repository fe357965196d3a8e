import type { RouteObject } from 'react-router-dom';
import type { CareersPart, JobPageData } from '#rooms/jobs/contract/job-pages.ts';
import { jobPath, paths } from '../paths.ts';
import { hydrationDataTag } from '../shared/lib/hydration-data.ts';
import { setServerTime } from '../shared/lib/server-clock.ts';
import { careersRow } from '../site/careers/careers-route.tsx';
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
export function renderCareers(shell: string, part: CareersPart | null): Promise<string> {
  return fillShell(shell, careersRow.route, paths.careers, part);
}

/** @param data of the route's loader, in the browser too @returns the complete HTML */
async function fillShell(shell: string, route: RouteObject, path: string, data: unknown): Promise<string> {
  const loaderData = { [route.id ?? '']: data };
  const { head, body } = splitHead(await renderRoute(frameRoutes([route]), path, loaderData));
  return shell
    .replace('</body>', () => `${hydrationDataTag({ loaderData })}\n  </body>`)
    .replace(headPlaceholder, () => head)
    .replace(bodyPlaceholder, () => body);
}
