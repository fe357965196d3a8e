import { expect, it } from 'vitest';
import { aPublicJob } from '../../tests/example-job.ts';
import { jobHead } from '../site/careers/job-page-texts.ts';
import { jobPosting } from '../site/careers/formats/job-posting.ts';

const job = aPublicJob({ title: 'Engineer', location: 'Bengaluru, India', job_type: 'Seasonal' });

it('structured data leaves out an unknown job type', () => {
  const posting: unknown = JSON.parse(JSON.stringify(jobPosting(job)));
  expect(posting).toMatchObject({ title: 'Engineer' });
  expect(posting).not.toHaveProperty('employmentType');
});

it('the title leaves out a missing location', () => {
  expect(jobHead(aPublicJob({ title: 'Engineer', location: '' })).title).toMatch(/^Engineer \|/);
});
