import type { JobPages } from '#contract/job-pages.ts';
import { absoluteUrl } from '../lib/absolute-url.ts';
import { xml } from '../lib/markup.ts';
import { jobPath, paths } from '../paths.ts';
import { latestChange } from './latest-change.ts';

/** The site map of the jobs: https://www.sitemaps.org/protocol.html. It includes the careers page, because a site map must not be empty. */
export const jobsSitemap: JobPages['jobsSitemap'] = (jobs) => {
  const entries = [
    { path: paths.careers, changed: latestChange(jobs) },
    ...jobs.map(({ id, updated_at }) => ({ path: jobPath(id), changed: updated_at })),
  ];
  const urls = entries.map(({ path, changed }) => {
    const lastmod = changed ? `<lastmod>${xml(changed)}</lastmod>` : '';
    return `  <url><loc>${xml(absoluteUrl(path))}</loc>${lastmod}</url>\n`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls.join('')}</urlset>
`;
};
