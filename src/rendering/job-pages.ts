import type { JobPages } from '#rooms/jobs/contract/job-pages.ts';

export { jobsFeed } from './jobs-feed.ts';
export { jobsSitemap } from './sitemap.ts';

/** The function's renderer, which `prerender/plugin.ts` bundles. The first page imports React. */
export const jobPage: JobPages['jobPage'] = async (shell, data) => {
  const { renderJob } = await import('./render-job.tsx');
  return renderJob(shell, data);
};

export const jobCard: JobPages['jobCard'] = async (job, fonts) => {
  const { jobCardSvg } = await import('./job-card.ts');
  return jobCardSvg(job, fonts);
};
