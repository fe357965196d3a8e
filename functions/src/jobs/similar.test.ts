import { expect, it } from 'vitest';
import type { Job } from './contract/jobs.ts';
import { aJob } from '../../../tests/example-job.ts';
import { similarJobs } from './similar.ts';

const job = (id: string, values: Partial<Job>) => aJob({ id, title: 'Clerk', location: 'Nowhere', department: '', ...values });

it('ranks by what title, location, department and type share, and returns at most three other vacancies', () => {
  const to = job('to', { title: 'AI Engineer, C++', location: 'Bengaluru, India', department: 'AI' });
  const jobs = [
    job('general', { title: 'Engineer for AI', general: true }),
    job('elsewhere', { title: 'Nurse', location: 'Oslo', job_type: 'Contract' }),
    job('newer', { title: 'Nurse', location: 'Oslo' }),
    job('older', { title: 'Nurse', location: 'Oslo' }),
    job('department', { title: 'Nurse', location: 'Oslo', department: 'AI', job_type: 'Contract' }),
    job('place', { title: 'Nurse', location: 'Bengaluru', job_type: 'Contract' }),
    job('place and type', { title: 'Nurse', location: 'INDIA (Bengaluru)' }),
    job('title', { title: 'Engineer for AI', location: 'Oslo', job_type: 'Contract' }),
  ];
  expect(similarJobs(to, [to, ...jobs]).map(({ id }) => id)).toEqual(['title', 'place and type', 'department']);
  expect(similarJobs(to, jobs.slice(0, 2))).toEqual([]);
});
