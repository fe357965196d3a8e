import type { JobPages } from '#rooms/jobs/contract/job-pages.ts';
import { absoluteUrl } from '../shared/lib/absolute-url.ts';
import { jobPath } from '../paths.ts';

export { jobsFeed } from './jobs-feed.ts';
export { jobsSitemap } from './sitemap.ts';

/** The function's renderer, which `prerender/plugin.ts` bundles. The first page imports React. */
export const jobPage: JobPages['jobPage'] = async (shell, data) => {
  const { renderJob } = await import('./render-pages.ts');
  return renderJob(shell, data);
};

export const careersPage: JobPages['careersPage'] = async (shell, part) => {
  const { renderCareers } = await import('./render-pages.ts');
  return renderCareers(shell, part);
};

export const jobCard: JobPages['jobCard'] = async (job, fonts) => {
  const { jobCardSvg } = await import('./job-card.ts');
  return jobCardSvg(job, fonts);
};

export const jobsJson: JobPages['jobsJson'] = (jobs) =>
  JSON.stringify({ version: 1, jobs: jobs.map((job) => ({ ...job, url: absoluteUrl(jobPath(job.id)) })) });
