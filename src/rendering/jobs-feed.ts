import type { JobPages } from '#contract/job-pages.ts';
import { served } from '#contract/served.ts';
import { careersTexts } from '../content/careers.ts';
import { company } from '../content/company.ts';
import { jobHtml } from '../content/job-page.ts';
import { addressOf } from '../content/structured-data/thing.ts';
import { xml } from '../lib/xml.ts';
import { jobPath, paths } from '../paths.ts';
import { latestChange } from './latest-change.ts';

/** A feed has to say when it was last changed; of one without entries nothing says so. */
const never = '1970-01-01T00:00:00.000Z';

/** The jobs as an Atom feed: https://www.rfc-editor.org/rfc/rfc4287 */
export const jobsFeed: JobPages['jobsFeed'] = (jobs) => {
  const address = xml(addressOf(served.jobsFeed));
  const entries = jobs.map((job) => {
    const url = xml(addressOf(jobPath(job.id)));
    return `
  <entry>
    <id>${url}</id>
    <title>${xml(job.title)}</title>
    <link rel="alternate" type="text/html" href="${url}"/>
    <published>${xml(job.created_at)}</published>
    <updated>${xml(job.updated_at)}</updated>
    <category term="${xml(job.job_type)}"/>
    <summary>${xml(`${job.job_type}, ${job.location}`)}</summary>
    <content type="html">${xml(jobHtml(job))}</content>
  </entry>`;
  });
  return `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en">
  <id>${address}</id>
  <title>${xml(careersTexts.feedTitle)}</title>
  <link rel="self" type="application/atom+xml" href="${address}"/>
  <link rel="alternate" type="text/html" href="${xml(addressOf(paths.careers))}"/>
  <updated>${latestChange(jobs) ?? never}</updated>
  <author>
    <name>${xml(company.name)}</name>
    <uri>${xml(addressOf(paths.home))}</uri>
  </author>${entries.join('')}
</feed>
`;
};
