import type { LoaderFunctionArgs, RouteObject } from 'react-router-dom';
import type { JobPageData } from '#rooms/jobs/contract/job-pages.ts';
import { served } from '#rooms/platform/contract/paths.ts';
import { loadOnce } from '../../shared/lib/lost-scripts.ts';

export type RouteHandle = {
  /** Imports what a client-side navigation needs besides the page. */
  prefetch: () => Promise<unknown>;
};

const importLoader = () => import('./load-job.ts');

/** The function renders a job's page. After a navigation, the loader requests the job. */
export const jobRoute: RouteObject = {
  id: 'job',
  path: served.job,
  caseSensitive: true,
  loader: async ({ params, request }: LoaderFunctionArgs): Promise<JobPageData> => {
    const { loadJob } = await importLoader();
    return loadJob(params['id'] ?? '', request.signal);
  },
  // Opening or closing the apply dialog changes only the hash.
  shouldRevalidate: ({ currentUrl, nextUrl, defaultShouldRevalidate }) =>
    defaultShouldRevalidate && (currentUrl.pathname !== nextUrl.pathname || currentUrl.hash === nextUrl.hash),
  lazy: loadOnce(() => import('./Job.page.tsx')),
  handle: { prefetch: importLoader } satisfies RouteHandle,
  // Only the dev server lacks hydration data.
  hydrateFallbackElement: <></>,
};
