import type { JobPages } from '#contract/job-pages.ts';

export { jobsFeed } from './jobs-feed.ts';
export { jobsSitemap } from './jobs-sitemap.ts';

/** The function's renderer, which `prerender/plugin.ts` bundles. React is imported when the first page is rendered. */
export const jobPage: JobPages['jobPage'] = async (shell, data) => {
  const { renderJob } = await import('./render-job.tsx');
  return renderJob(shell, data);
};
