import './styles/index.css';
import { startTransition } from 'react';
import { createBrowserRouter, matchRoutes, RouterProvider } from 'react-router-dom';
import { Providers } from './components/shell/Providers.tsx';
import { readHydrationData } from './lib/hydration-data.ts';
import { onLinkIntent } from './lib/link-intent.ts';
import { recordChunkErrors } from './lib/chunk-errors.ts';
import { chunkLoaded, reloadToStart } from './lib/reload-once.ts';
import type { RouteHandle } from './pages/job-route.tsx';
import { routes } from './router.tsx';

// Zod would try whether it may compile schemas by `new Function`. By the content security policy it may not, and the attempt
// alone is reported. This is where `z.config` keeps its settings; to call it would bring 4 kB of zod to every first page.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });

/** Loads the first page's modules, so that the router can render it at once, as the prerendered markup has it. */
async function loadMatches(location: Location): Promise<void> {
  const matches = matchRoutes(routes, location) ?? [];
  await Promise.all(
    matches.map(async ({ route }) => {
      if (typeof route.lazy !== 'function') return;
      Object.assign(route, await route.lazy(), { lazy: undefined });
    }),
  );
}

/** Fetches a page's modules, so that following its link waits for nothing. A failure is left for the visit itself. */
function prefetch(url: URL): void {
  for (const { route } of matchRoutes(routes, url) ?? []) {
    const handle = route.handle as RouteHandle | undefined;
    for (const load of [route.lazy, handle?.prefetch]) {
      if (typeof load === 'function') void Promise.resolve(load()).catch(() => undefined);
    }
  }
}

async function start(container: HTMLElement): Promise<void> {
  // React is half of all that loads. To run it in a task of its own gives what is pressed meanwhile its turn.
  const react = import('react-dom/client');
  const matches = loadMatches(window.location);
  Promise.all([react, matches]).then(
    () => chunkLoaded('page'),
    () => undefined,
  );
  try {
    await matches;
  } catch (error) {
    // What was prerendered stays in use. Where nothing was, the router tries again, and says what comes of it.
    if (container.firstElementChild) throw error;
  }
  // Made while React is on its way, not in the task that hydrates. It listens from now on, which a start that fails must end.
  // A page that stands already, though with no data of its own, is told as well: else it would be scrolled to where a new one begins.
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
      // The page of the application has a title of its own.
      document.querySelector('title')?.remove();
      createRoot(container).render(app);
    }
  });
  onLinkIntent(prefetch);
}

const container = document.getElementById('root');
if (!container) throw new Error('The page has no element #root');
recordChunkErrors();
// Not awaited: the pages' modules import from this one, which must have ended by then.
void start(container).catch(async (error: unknown) => {
  await reloadToStart();
  throw error;
});
