import { describe, expect, it } from 'vitest';
import { jobFactNames } from '#rooms/jobs/contract/jobs.ts';
import { aPublicJob } from '../../../tests/example-job.ts';
import { facetChoices, filterJobs } from './filter-jobs.ts';

const windchill = aPublicJob({ requirements: 'Java.' });
const rfid = aPublicJob({
  requirements: 'Java.',
  title: 'RFID engineer',
  department: 'Embedded',
  location: 'Zürich',
  places: [{ town: 'Zürich', region: 'ZH', country: 'CH' }],
  workplace: '',
  job_type: 'Contract',
  description: "Tag the carriers' portals.",
});
const tester = aPublicJob({ title: 'Tester', workplace: 'Remote', department: '' });
const jobs = [windchill, rfid, tester];

describe('filterJobs', () => {
  it.each([
    ['', jobs],
    ['  JAVA bengaluru ', [windchill]],
    ['zurich', [rfid]],
    ['Switzerland ZH', [rfid]],
    ['java portals', [rfid]],
    ['Zürich, JAVA', [rfid]],
    ['carriers’', [rfid]],
    ['plumber', []],
  ])('finds jobs by the words %j', (words, expected) => {
    expect(filterJobs(jobs, { words })).toEqual(expected);
  });

  it.each(jobFactNames)('finds jobs by their %s', (name) => {
    const zebra = aPublicJob({ [name]: 'Zebra' });
    expect(filterJobs([zebra, tester], { words: 'zebra' })).toEqual([zebra]);
  });

  it('finds jobs with every chosen fact', () => {
    expect(filterJobs(jobs, { words: '', job_type: 'Full-time' })).toEqual([windchill, tester]);
    expect(filterJobs(jobs, { words: '', job_type: 'Full-time', workplace: 'Remote' })).toEqual([tester]);
    expect(filterJobs(jobs, { words: 'zurich', job_type: 'Full-time' })).toEqual([]);
  });
});

describe('facetChoices', () => {
  it('counts the jobs that each choice would show, with the other filters and the words', () => {
    const counts = { 'Full-time': 1, Contract: 0 };
    for (const criteria of [
      { words: 'tester' },
      { words: '', workplace: 'Remote' },
      { words: '', workplace: 'Remote', job_type: 'Contract' },
    ]) {
      const choices = facetChoices(jobs, criteria, 'job_type');
      expect(Object.fromEntries(choices.map(({ value, count }) => [value, count]))).toEqual(counts);
    }
  });

  it('leaves out blank facts, and keeps the chosen one even if no job has it', () => {
    expect(facetChoices(jobs, { words: '', department: 'Sales' }, 'department')).toEqual([
      { value: 'Embedded', text: 'Embedded', count: 1 },
      { value: 'PLM', text: 'PLM', count: 1 },
      { value: 'Sales', text: 'Sales', count: 0 },
    ]);
  });
});
