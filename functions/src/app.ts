import express, { type Express } from 'express';
import type { Parts } from './parts.ts';
import { responseHeaders } from './platform/contract/security-headers.ts';
import type { Endpoint } from './platform/contract/endpoint.ts';
import { createMount, type Mount, mountMethodNotAllowed } from './platform/http/endpoint.ts';
import { createErrorHandler, notFound } from './platform/http/error-handler.ts';
import type { Refusals } from './refusals.ts';

/** What a function answers. */
type Calls = {
  endpoints: Record<string, Endpoint>;
  /** Paths that are served besides. */
  pages: Record<string, string>;
  refusals: Refusals;
  mountAll: (app: Express, mount: Mount, parts: Parts) => void;
};

/** The functions that answer requests. */
export type FunctionName = 'api' | 'staff';

/** Each function loads its own calls only, to answer sooner after it has started. */
const callsOf: Record<FunctionName, () => Promise<Calls>> = {
  // Before those of visitors, which mend paths that they do not know.
  staff: () => import('./staff-calls.ts'),
  api: () => import('./public-calls.ts'),
};

/** @param only the function that it is for; by default, it answers what both do */
export async function createApp(parts: Parts, only?: FunctionName): Promise<Express> {
  const calls = await Promise.all(only ? [callsOf[only]()] : Object.values(callsOf).map((load) => load()));
  const app = express();
  app.disable('x-powered-by').enable('case sensitive routing').enable('strict routing');
  app.use((_request, response, next) => {
    response.locals['startedAt'] = performance.now();
    // Without this Cache-Control, Hosting caches a 404 for ten minutes and removes cookies.
    response.set({ ...responseHeaders, 'Cache-Control': 'private, no-store' });
    next();
  });
  const mount = createMount(app, parts);
  for (const { mountAll } of calls) mountAll(app, mount, parts);
  for (const { endpoints, pages } of calls) mountMethodNotAllowed(app, endpoints, pages);
  app.use(notFound);
  app.use(
    createErrorHandler(
      parts.addressOf,
      calls.flatMap(({ refusals }) => refusals),
    ),
  );
  return app;
}
