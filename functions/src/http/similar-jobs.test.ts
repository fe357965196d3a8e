import { expect, it } from 'vitest';
import type { Job } from '../contract/jobs.ts';
import { aJob } from '../../../tests/example-job.ts';
import { similarJobs } from './similar-jobs.ts';

const job = (id: string, values: Partial<Job>) => aJob({ id, title: 'Clerk', location: 'Nowhere', ...values });

it('ranks by title, then place and type, then date, and returns at most three', () => {
  const closed = job('closed', { title: 'AI Engineer, C++', location: 'Bengaluru, India' });
  const jobs = [
    job('elsewhere', { title: 'Nurse', location: 'Oslo', job_type: 'Contract' }),
    job('newer', { title: 'Nurse', location: 'Oslo' }),
    job('older', { title: 'Nurse', location: 'Oslo' }),
    job('place', { title: 'Nurse', location: 'Bengaluru', job_type: 'Contract' }),
    job('place and type', { title: 'Nurse', location: 'INDIA (Bengaluru)' }),
    job('title', { title: 'Engineer for AI', location: 'Oslo', job_type: 'Contract' }),
  ];
  expect(similarJobs(closed, jobs).map(({ id }) => id)).toEqual(['title', 'place and type', 'newer']);
  expect(similarJobs(closed, jobs.slice(0, 1))).toEqual([]);
});
