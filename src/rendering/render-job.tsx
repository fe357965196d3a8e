import type { JobPageData } from '#contract/job-pages.ts';
import { framed } from '../components/shell/framed.tsx';
import { hydrationDataTag } from '../lib/hydration-data.ts';
import { jobRoute, jobRouteId } from '../pages/job-route.tsx';
import { jobPath } from '../paths.ts';
import { bodyPlace, headPlace, splitHead } from './html.ts';
import { renderRoute } from './render-route.tsx';

const routes = framed([jobRoute]);

/**
 * @param shell the template of the page, with places for head and body
 * @returns a posting's page, whole, as `JobPages` of the contract says
 */
export async function renderJob(shell: string, data: JobPageData): Promise<string> {
  // What is not there looks the same wherever it is not.
  const path = jobPath(data.state === 'open' ? data.job.id : data.state);
  const loaderData = { [jobRouteId]: data };
  const { head, body } = splitHead(await renderRoute(routes, path, loaderData));
  const [start, middle, rest] = shell.split(new RegExp(`${headPlace}|${bodyPlace}`));
  if (start === undefined || middle === undefined || rest === undefined) throw new Error('The shell has no place for head and body');
  // After the root: the script that reads it comes later.
  return start + head + middle + body + rest.replace('</body>', () => `${hydrationDataTag({ loaderData })}\n  </body>`);
}
