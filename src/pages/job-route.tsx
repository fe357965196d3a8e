import type { LoaderFunctionArgs, RouteObject } from 'react-router-dom';
import type { JobPageData } from '#contract/job-pages.ts';
import { served } from '#contract/served.ts';
import { loadOnce } from '../lib/chunk-errors.ts';

/** Names the route where the server gives its data along with the page. */
export const jobRouteId = 'job';

/** What a route may have as its `handle`. */
export type RouteHandle = {
  /** Loads what a visit by a link needs beside the page; who opens the site there does without. */
  prefetch: () => Promise<unknown>;
};

const loading = () => import('../sections/careers/load-job.ts');

/** A posting's own page. The function renders it; whoever comes from another page of the site loads it by a call. */
export const jobRoute: RouteObject = {
  id: jobRouteId,
  path: served.job,
  caseSensitive: true,
  loader: async ({ params, request }: LoaderFunctionArgs): Promise<JobPageData> => {
    const { loadJob } = await loading();
    return loadJob(params['id'] ?? '', request.signal);
  },
  lazy: loadOnce(() => import('./Job.page.tsx')),
  handle: { prefetch: loading } satisfies RouteHandle,
  // In the dev server alone, which gives no data: a blank until the call is answered.
  hydrateFallbackElement: <></>,
};
