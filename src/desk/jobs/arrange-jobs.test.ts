import { expect, it } from 'vitest';
import type { Job } from '#rooms/jobs/contract/jobs.ts';
import { aJob } from '../../../tests/example-job.ts';
import { arrangeJobs, type JobArrangement, readArrangement } from './arrange-jobs.ts';

const jobs = [
  aJob({ id: 'c', title: 'Élan tester', location: 'Pune' }),
  aJob({ id: 'b', title: 'Developer 10', status: 'Inactive' }),
  aJob({ id: 'a', title: 'developer 9' }),
];
const counted = (total: number) => ({ pending: total, in_progress: 0, hired: 0, rejected: 0, withdrawn: 0, total });
const idsOf = (jobs: Job[]) => jobs.map(({ id }) => id).join('');

it.each<[Partial<JobArrangement>, string]>([
  [{}, 'cba'],
  [{ sort: 'oldest' }, 'abc'],
  [{ sort: 'title' }, 'abc'],
  [{ status: 'Active' }, 'ca'],
  [{ status: 'Inactive', sort: 'title' }, 'b'],
  [{ words: 'ELAN pune' }, 'c'],
  [{ words: ' 9  developer ' }, 'a'],
  [{ words: 'full-time bom' }, 'cba'],
  [{ words: 'nobody' }, ''],
])('arrangeJobs orders and filters by %j', (arrangement, ids) => {
  expect(idsOf(arrangeJobs(jobs, { words: '', sort: 'newest', ...arrangement }))).toBe(ids);
});

it('puts jobs with most applications first, and those without numbers last', () => {
  expect(idsOf(arrangeJobs(jobs, { words: '', sort: 'applications' }, { a: counted(0), c: counted(12) }))).toBe('cab');
});

it('leaves invalid values of the address out', () => {
  const address: Partial<Record<string, string>> = { q: 'x', status: 'Pending', sort: 'toString' };
  expect(readArrangement((name) => address[name])).toEqual({ words: 'x', status: undefined, sort: 'newest' });
});
