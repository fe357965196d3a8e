import type { ShownOpening } from '#contract/openings.ts';
import { framed } from '../components/shell/framed.tsx';
import { hydrationDataTag } from '../lib/hydration-data.ts';
import { openingRoute, openingRouteId } from '../pages/opening-route.tsx';
import { openingPath } from '../paths.ts';
import { bodyPlace, headPlace, splitHead } from './html.ts';
import { renderRoute } from './render-route.tsx';

const routes = framed([openingRoute]);

/**
 * @param shell the template of the page, with places for head and body
 * @returns a posting's page, whole, as `OpeningPages` of the contract says
 */
export async function renderOpening(shell: string, opening: ShownOpening): Promise<string> {
  // What is not there looks the same wherever it is not.
  const path = openingPath(opening.state === 'open' ? opening.job.id : opening.state);
  const data = { [openingRouteId]: opening };
  const { head, body } = splitHead(await renderRoute(routes, path, data));
  const [start, middle, rest] = shell.split(new RegExp(`${headPlace}|${bodyPlace}`));
  if (start === undefined || middle === undefined || rest === undefined) throw new Error('The shell has no place for head and body');
  // After the root: the script that reads it comes later.
  return start + head + middle + body + rest.replace('</body>', () => `${hydrationDataTag({ loaderData: data })}\n  </body>`);
}
