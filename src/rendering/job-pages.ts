import type { JobPages } from '#contract/job-pages.ts';

export { jobsFeed } from './jobs-feed.ts';
export { jobsSitemap } from './jobs-sitemap.ts';

/** What the function loads; its build is in plugin.ts. React comes only when a page is asked for. */
export const jobPage: JobPages['jobPage'] = async (shell, data) => {
  const { renderJob } = await import('./render-job.tsx');
  return renderJob(shell, data);
};
