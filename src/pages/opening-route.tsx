import type { LoaderFunctionArgs, RouteObject } from 'react-router-dom';
import { served } from '#contract/served.ts';
import type { LoadedOpening } from '../sections/careers/load-opening.ts';

/** Names the route where the server gives its data along with the page. */
export const openingRouteId = 'opening';

/** A posting's own page. The function renders it; whoever comes from another page of the site loads it by a call. */
export const openingRoute: RouteObject = {
  id: openingRouteId,
  path: served.opening,
  caseSensitive: true,
  loader: async ({ params, request }: LoaderFunctionArgs): Promise<LoadedOpening> => {
    const { loadOpening } = await import('../sections/careers/load-opening.ts');
    return loadOpening(params['id'] ?? '', request.signal);
  },
  lazy: () => import('./Opening.page.tsx'),
  // In the dev server alone, which gives no data: a blank until the call is answered.
  hydrateFallbackElement: <></>,
};
