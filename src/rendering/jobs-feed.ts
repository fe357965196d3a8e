import type { JobPages } from '#rooms/jobs/contract/job-pages.ts';
import { served } from '#rooms/platform/contract/paths.ts';
import { careersTexts } from '../site/careers/careers-texts.ts';
import { company } from '../shared/texts/company.ts';
import { jobHtml } from '../site/careers/formats/job-html.ts';
import { absoluteUrl } from '../shared/lib/absolute-url.ts';
import { xml } from '../shared/lib/markup.ts';
import { jobPath, paths } from '../paths.ts';
import { latestChange } from './sitemap.ts';

/** Used without jobs, because Atom requires a time. */
const unknownTime = '1970-01-01T00:00:00.000Z';

/** The jobs as an Atom feed: https://www.rfc-editor.org/rfc/rfc4287 */
export const jobsFeed: JobPages['jobsFeed'] = (jobs) => {
  const address = xml(absoluteUrl(served.jobsFeed));
  const entries = jobs.map((job) => {
    const url = xml(absoluteUrl(jobPath(job.id)));
    return `
  <entry>
    <id>${url}</id>
    <title>${xml(job.title)}</title>
    <link rel="alternate" type="text/html" href="${url}"/>
    <updated>${xml(job.updated_at)}</updated>
    <published>${xml(job.published_at)}</published>
    <category term="${xml(job.job_type)}"/>
    <summary>${xml([job.job_type, job.location, job.salary_range].filter(Boolean).join(', '))}</summary>
    <content type="html">${xml(jobHtml(job))}</content>
  </entry>`;
  });
  return `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en">
  <id>${address}</id>
  <title>${xml(careersTexts.feedTitle)}</title>
  <link rel="self" type="application/atom+xml" href="${address}"/>
  <link rel="alternate" type="text/html" href="${xml(absoluteUrl(paths.careers))}"/>
  <updated>${xml(latestChange(jobs) ?? unknownTime)}</updated>
  <author>
    <name>${xml(company.name)}</name>
    <uri>${xml(absoluteUrl(paths.home))}</uri>
  </author>${entries.join('')}
</feed>
`;
};
