import { expect, it } from 'vitest';
import { aPublicJob } from '../../tests/example-job.ts';
import { jobHead } from '../content/job-page.ts';
import { jobPosting } from '../structured-data/job-posting.ts';
import { jobsFeed } from './jobs-feed.ts';
import { jobsSitemap } from './jobs-sitemap.ts';

const job = aPublicJob({ title: 'Engineer', location: 'Bengaluru, India', job_type: 'Seasonal', created_at: '', updated_at: '' });

it('structured data leaves out an unknown job type and a missing date', () => {
  const posting: unknown = JSON.parse(JSON.stringify(jobPosting(job)));
  expect(posting).toMatchObject({ title: 'Engineer' });
  expect(posting).not.toHaveProperty('datePosted');
  expect(posting).not.toHaveProperty('employmentType');
});

it('the feed and the site map leave out a missing date, unless Atom requires one', () => {
  expect(jobsFeed([job])).not.toContain('<published>');
  expect(jobsFeed([job])).toContain('<updated>1970-01-01T00:00:00.000Z</updated>');
  expect(jobsSitemap([job])).not.toContain('<lastmod>');
});

it('the title leaves out a missing location', () => {
  expect(jobHead(aPublicJob({ title: 'Engineer', location: '' })).title).toMatch(/^Engineer \|/);
});
