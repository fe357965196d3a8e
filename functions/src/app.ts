import express, { type Express } from 'express';
import type { Parts } from './parts.ts';
import { responseHeaders } from './platform/contract/security-headers.ts';
import { createMount, mountMethodNotAllowed } from './platform/http/endpoint.ts';
import { createErrorHandler, notFound } from './platform/http/error-handler.ts';
import type { Calls } from './calls.ts';

/** The functions that answer requests. */
export type FunctionName = 'api' | 'staff';

/** Each function loads its own calls only, to answer sooner after it has started. */
const lists: Record<FunctionName, () => Promise<{ calls: readonly Calls[] }>> = {
  staff: () => import('./staff-calls.ts'),
  api: () => import('./public-calls.ts'),
};

/** @param only this function; else both, visitors' calls last, since they mend unknown paths */
export async function callsOf(only?: FunctionName): Promise<Calls[]> {
  const loaded = await Promise.all(only ? [lists[only]()] : Object.values(lists).map((load) => load()));
  return loaded.flatMap(({ calls }) => calls);
}

/** @param only the function that it is for; by default, it answers what both do */
export async function createApp(parts: Parts, only?: FunctionName): Promise<Express> {
  const calls = await callsOf(only);
  const app = express();
  app.disable('x-powered-by').enable('case sensitive routing').enable('strict routing');
  app.use((_request, response, next) => {
    response.locals['startedAt'] = performance.now();
    // Without this Cache-Control, Hosting caches a 404 for ten minutes and removes cookies.
    response.set({ ...responseHeaders, 'Cache-Control': 'private, no-store' });
    next();
  });
  const mount = createMount(app, parts);
  for (const { mounts } of calls) for (const mountAll of mounts) mountAll(mount, parts, app);
  mountMethodNotAllowed(
    app,
    calls.flatMap(({ endpoints }) => Object.values(endpoints)),
    calls.flatMap(({ pages = {} }) => Object.values(pages)),
  );
  app.use(notFound);
  app.use(
    createErrorHandler(
      parts.addressOf,
      calls.flatMap(({ refusals }) => refusals ?? []),
    ),
  );
  return app;
}
