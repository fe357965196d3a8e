import type { JobPages } from '#rooms/jobs/contract/job-pages.ts';
import { jobPageTexts } from '../site/careers/job-page-texts.ts';
import { jobsText, jobText as openJobText } from '../site/careers/formats/job-text.ts';

export { jobsText };
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

export const jobText: JobPages['jobText'] = (data) => {
  switch (data.state) {
    case 'open':
      return openJobText(data.job);
    case 'closed':
      return `${jobPageTexts.closedHeading}. ${jobPageTexts.closedText}\n`;
    case 'missing':
      return `${jobPageTexts.missingText}\n`;
  }
};
