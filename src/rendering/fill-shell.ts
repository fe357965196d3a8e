import type { RouteObject } from 'react-router-dom';
import { frameRoutes } from '../site/components/shell/frame-routes.tsx';
import { hydrationDataTag } from '../shared/lib/hydration-data.ts';
import { bodyPlaceholder, headPlaceholder, splitHead } from './split-head.ts';
import { renderRoute } from './render-route.tsx';

/** @param shell the page's template @param data of its loader @returns the complete HTML */
export async function fillShell(shell: string, route: RouteObject, path: string, data: unknown): Promise<string> {
  const loaderData = { [route.id ?? '']: data };
  const { head, body } = splitHead(await renderRoute(frameRoutes([route]), path, loaderData));
  return shell
    .replace('</body>', () => `${hydrationDataTag({ loaderData })}\n  </body>`)
    .replace(headPlaceholder, () => head)
    .replace(bodyPlaceholder, () => body);
}
