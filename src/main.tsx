import './shared/styles/index.css';
import 'virtual:theme.css';
import { startTransition } from 'react';
import { createBrowserRouter, matchRoutes, type PatchRoutesOnNavigationFunction, type RouteMatch, RouterProvider } from 'react-router-dom';
import { frameRouteId } from './site/components/shell/frame-routes.tsx';
import { Providers } from './site/components/shell/Providers.tsx';
import { readHydrationData } from './shared/lib/hydration-data.ts';
import { onLinkIntent } from './shared/lib/link-intent.ts';
import { recordLostScripts, reloadToStart } from './shared/lib/lost-scripts.ts';
import type { RouteHandle } from './site/careers/job-route.tsx';
import { paths } from './paths.ts';
import { findStaffPages, routes } from './router.tsx';

// Stops zod from trying `new Function`, which the security policy reports. `z.config` weighs 4 kB.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });

const isStaffPath = (path: string) => path.startsWith(paths.admin);

async function matchesOf(url: URL | Location): Promise<RouteMatch[]> {
  if (isStaffPath(url.pathname)) await findStaffPages();
  return matchRoutes(routes, url) ?? [];
}

/** Tells the router the staff pages before the way from a public page to one of them. */
const patchRoutesOnNavigation: PatchRoutesOnNavigationFunction = async ({ path, patch }) => {
  if (isStaffPath(path)) patch(frameRouteId, [await findStaffPages()]);
};

async function loadMatches(location: Location): Promise<void> {
  const matches = await matchesOf(location);
  await Promise.all(
    matches.map(async ({ route }) => {
      if (typeof route.lazy !== 'function') return;
      Object.assign(route, await route.lazy(), { lazy: undefined });
    }),
  );
}

/** Imports a page's modules before its link is followed. The navigation handles failures. */
async function prefetch(url: URL): Promise<void> {
  const matches = await matchesOf(url);
  const loads = matches.flatMap(({ route }) => [route.lazy, (route.handle as RouteHandle | undefined)?.prefetch]);
  await Promise.all(loads.map(async (load) => typeof load === 'function' && load()));
}

// Few people need these styles, so others do not load them.
if (matchMedia('(forced-colors: active)').matches) void import('./shared/styles/forced-colors.css');

async function start(container: HTMLElement): Promise<void> {
  // React is half of the code. A separate task for it keeps the page responsive.
  const react = import('react-dom/client');
  const matches = loadMatches(window.location);
  try {
    await matches;
  } catch (error) {
    // Prerendered markup stays usable. On an empty page, the router shows the error.
    if (container.firstElementChild) throw error;
  }
  // The router is created while React loads, to keep the hydration task short.
  // With hydration data, it does not scroll a prerendered page to the top.
  const hydrationData = readHydrationData() ?? (container.firstElementChild ? {} : undefined);
  const router = createBrowserRouter(routes, { hydrationData, patchRoutesOnNavigation });
  const { createRoot, hydrateRoot } = await react.catch((error: unknown) => {
    router.dispose();
    throw error;
  });
  const app = (
    <Providers>
      <RouterProvider router={router} />
    </Providers>
  );
  startTransition(() => {
    if (container.firstElementChild) hydrateRoot(container, app);
    else {
      // The HTML file of a staff page has a head already, which would stay on all next pages.
      for (const tag of document.querySelectorAll('title, meta[content]:not([name=viewport], [name=theme-color])')) tag.remove();
      createRoot(container).render(app);
    }
  });
  onLinkIntent((url) => void prefetch(url).catch(() => undefined));
}

const container = document.getElementById('root');
if (!container) throw new Error('The page has no element #root');
recordLostScripts();
// Not awaited at the top level, because the pages' modules import this one and would wait for it.
void start(container).catch((error: unknown) => {
  reloadToStart();
  throw error;
});
