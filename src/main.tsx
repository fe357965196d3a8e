import './styles/index.css';
import 'virtual:theme.css';
import { startTransition } from 'react';
import { createBrowserRouter, matchRoutes, RouterProvider } from 'react-router-dom';
import { Providers } from './components/shell/Providers.tsx';
import { readHydrationData } from './lib/hydration-data.ts';
import { onLinkIntent } from './lib/link-intent.ts';
import { recordChunkErrors } from './lib/chunk-errors.ts';
import { chunkLoaded, reloadToStart } from './lib/reload-once.ts';
import type { RouteHandle } from './pages/job-route.tsx';
import { routes } from './router.tsx';

// Stops zod from trying `new Function`, which the security policy reports. `z.config` weighs 4 kB.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });

async function loadMatches(location: Location): Promise<void> {
  const matches = matchRoutes(routes, location) ?? [];
  await Promise.all(
    matches.map(async ({ route }) => {
      if (typeof route.lazy !== 'function') return;
      Object.assign(route, await route.lazy(), { lazy: undefined });
    }),
  );
}

/** Imports a page's modules before its link is followed. The navigation handles failures. */
function prefetch(url: URL): void {
  for (const { route } of matchRoutes(routes, url) ?? []) {
    const handle = route.handle as RouteHandle | undefined;
    for (const load of [route.lazy, handle?.prefetch]) {
      if (typeof load === 'function') void Promise.resolve(load()).catch(() => undefined);
    }
  }
}

async function start(container: HTMLElement): Promise<void> {
  // React is half of the code. A separate task for it keeps the page responsive.
  const react = import('react-dom/client');
  const matches = loadMatches(window.location);
  Promise.all([react, matches]).then(
    () => chunkLoaded('page'),
    () => undefined,
  );
  try {
    await matches;
  } catch (error) {
    // Prerendered markup stays usable. On an empty page, the router shows the error.
    if (container.firstElementChild) throw error;
  }
  // The router is created while React loads, to keep the hydration task short.
  // With hydration data, it does not scroll a prerendered page to the top.
  const hydrationData = readHydrationData() ?? (container.firstElementChild ? {} : undefined);
  const router = createBrowserRouter(routes, { hydrationData });
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
      // The HTML file of a staff page has a title already.
      document.querySelector('title')?.remove();
      createRoot(container).render(app);
    }
  });
  onLinkIntent(prefetch);
}

const container = document.getElementById('root');
if (!container) throw new Error('The page has no element #root');
recordChunkErrors();
// Not awaited at the top level, because the pages' modules import this one and would wait for it.
void start(container).catch(async (error: unknown) => {
  await reloadToStart();
  throw error;
});
