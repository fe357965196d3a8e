import { expect, it } from 'vitest';
import { aPublicJob } from '../../tests/example-job.ts';
import { jobHead } from '../content/job-page.ts';
import { jobPosting } from '../structured-data/job-posting.ts';

const job = aPublicJob({ title: 'Engineer', location: 'Bengaluru, India', job_type: 'Seasonal' });

it('structured data leaves out an unknown job type', () => {
  const posting: unknown = JSON.parse(JSON.stringify(jobPosting(job)));
  expect(posting).toMatchObject({ title: 'Engineer' });
  expect(posting).not.toHaveProperty('employmentType');
});

it('the title leaves out a missing location', () => {
  expect(jobHead(aPublicJob({ title: 'Engineer', location: '' })).title).toMatch(/^Engineer \|/);
});
