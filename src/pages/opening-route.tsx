import type { LoaderFunctionArgs, RouteObject } from 'react-router-dom';
import type { ShownOpening } from '#contract/openings.ts';
import { served } from '#contract/served.ts';
import { loadPart } from '../lib/missing-parts.ts';

/** Names the route where the server gives its data along with the page. */
export const openingRouteId = 'opening';

/** A posting's own page. The function renders it; whoever comes from another page of the site loads it by a call. */
export const openingRoute: RouteObject = {
  id: openingRouteId,
  path: served.opening,
  caseSensitive: true,
  loader: async ({ params, request }: LoaderFunctionArgs): Promise<ShownOpening> => {
    const { loadOpening } = await import('../sections/careers/load-opening.ts');
    return loadOpening(params['id'] ?? '', request.signal);
  },
  lazy: async () => {
    // What the loader needs comes along, so that a link that is rested on has all of its page at hand.
    const [page] = await loadPart(served.opening, () =>
      Promise.all([import('./Opening.page.tsx'), import('../sections/careers/load-opening.ts')]),
    );
    return page;
  },
  // In the dev server alone, which gives no data: a blank until the call is answered.
  hydrateFallbackElement: <></>,
};
