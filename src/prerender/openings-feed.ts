import type { OpeningPages } from '#contract/openings.ts';
import { served } from '#contract/served.ts';
import { careersCopy } from '../content/careers.ts';
import { company } from '../content/company.ts';
import { openingHtml } from '../content/opening.ts';
import { addressOf } from '../content/structured-data/thing.ts';
import { xml } from '../lib/xml.ts';
import { openingPath, paths } from '../paths.ts';
import { latestChange } from './latest-change.ts';

/** A feed has to say when it was last changed; of one without entries nothing says so. */
const never = '1970-01-01T00:00:00.000Z';

/** The openings as an Atom feed: https://www.rfc-editor.org/rfc/rfc4287 */
export const openingsFeed: OpeningPages['openingsFeed'] = (openings) => {
  const address = xml(addressOf(served.openingsFeed));
  const entries = openings.map((job) => {
    const url = xml(addressOf(openingPath(job.id)));
    return `
  <entry>
    <id>${url}</id>
    <title>${xml(job.title)}</title>
    <link rel="alternate" type="text/html" href="${url}"/>
    <published>${xml(job.created_at)}</published>
    <updated>${xml(job.updated_at)}</updated>
    <category term="${xml(job.job_type)}"/>
    <summary>${xml(`${job.job_type}, ${job.location}`)}</summary>
    <content type="html">${xml(openingHtml(job))}</content>
  </entry>`;
  });
  return `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en">
  <id>${address}</id>
  <title>${xml(careersCopy.feedTitle)}</title>
  <link rel="self" type="application/atom+xml" href="${address}"/>
  <link rel="alternate" type="text/html" href="${xml(addressOf(paths.careers))}"/>
  <updated>${latestChange(openings) ?? never}</updated>
  <author>
    <name>${xml(company.name)}</name>
    <uri>${xml(addressOf(paths.home))}</uri>
  </author>${entries.join('')}
</feed>
`;
};
