import express, { type Express } from 'express';
import type { Parts } from './parts.ts';
import { responseHeaders } from './platform/contract/security-headers.ts';
import { createMount, mountMethodNotAllowed } from './platform/http/endpoint.ts';
import { createErrorHandler, notFound } from './platform/http/error-handler.ts';
import type { MountCalls } from './calls.ts';

/** The functions that answer requests. */
export type FunctionName = 'api' | 'staff';

/** Each function loads its own calls only, to answer sooner after it has started. */
const lists: Record<FunctionName, () => Promise<{ calls: readonly MountCalls[] }>> = {
  staff: () => import('./staff-calls.ts'),
  api: () => import('./public-calls.ts'),
};

/** @param only the function that it is for; else both, visitors' calls last, since they mend unknown paths */
export async function createApp(parts: Parts, only?: FunctionName): Promise<Express> {
  const loaded = await Promise.all(only ? [lists[only]()] : Object.values(lists).map((load) => load()));
  const app = express();
  app.disable('x-powered-by').enable('case sensitive routing').enable('strict routing');
  app.use((_request, response, next) => {
    response.locals['startedAt'] = performance.now();
    // Without this Cache-Control, Hosting caches a 404 for ten minutes and removes cookies.
    response.set({ ...responseHeaders, 'Cache-Control': 'private, no-store' });
    next();
  });
  const mount = createMount(app, parts);
  for (const mountCalls of loaded.flatMap(({ calls }) => calls)) mountCalls(mount, parts, app);
  mountMethodNotAllowed(app);
  app.use(notFound);
  app.use(createErrorHandler(parts.addressOf));
  return app;
}
