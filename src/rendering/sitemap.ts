import type { JobPages } from '#rooms/jobs/contract/job-pages.ts';
import type { PublicJob } from '#rooms/jobs/contract/jobs.ts';
import { absoluteUrl } from '../shared/lib/absolute-url.ts';
import { xml } from '../shared/lib/markup.ts';
import { jobPath, paths } from '../paths.ts';

/** https://www.sitemaps.org/protocol.html @param pages with the time of a change in ISO 8601 */
export function sitemap(pages: { path: string; changed?: string }[]): string {
  const urls = pages.map(({ path, changed }) => {
    const lastmod = changed ? `<lastmod>${xml(changed)}</lastmod>` : '';
    return `  <url><loc>${xml(absoluteUrl(path))}</loc>${lastmod}</url>\n`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls.join('')}</urlset>
`;
}

/** @returns the time of the latest change to a job, in ISO 8601; undefined without jobs */
export function latestChange(jobs: PublicJob[]): string | undefined {
  // ISO 8601 times in UTC sort as text.
  return jobs
    .map(({ updated_at }) => updated_at)
    .sort()
    .at(-1);
}

/** The site map of the jobs. It includes the careers page, because a site map must not be empty. */
export const jobsSitemap: JobPages['jobsSitemap'] = (jobs) =>
  sitemap([
    { path: paths.careers, changed: latestChange(jobs) },
    ...jobs.map(({ id, updated_at }) => ({ path: jobPath(id), changed: updated_at })),
  ]);
