import { expect, it } from 'vitest';
import { aJob } from '../../../tests/example-job.ts';
import { similarJobs } from './similar.ts';

it('returns the three newest other vacancies of the same department, or if there are none of any', () => {
  const to = aJob({ id: 'to', department: 'AI' });
  const sameDepartment = ['a', 'b', 'c', 'd'].map((id) => aJob({ id, department: 'AI' }));
  const others = [aJob({ id: 'general', department: 'AI', general: true }), aJob({ id: 'clerk', department: '' }), to];
  expect(similarJobs(to, [...others, ...sameDepartment]).map(({ id }) => id)).toEqual(['a', 'b', 'c']);
  expect(similarJobs(to, others).map(({ id }) => id)).toEqual(['clerk']);
});
