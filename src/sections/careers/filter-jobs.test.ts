import { describe, expect, it } from 'vitest';
import { aPublicJob } from '../../../tests/example-job.ts';
import { countTypes, filterJobs } from './filter-jobs.ts';

const windchill = aPublicJob({ requirements: 'Java.' });
const rfid = aPublicJob({
  requirements: 'Java.',
  title: 'RFID engineer',
  location: 'Zürich',
  job_type: 'Contract',
  description: 'Tag portals.',
});

describe('filterJobs', () => {
  it.each([
    ['', [windchill, rfid]],
    ['  JAVA bengaluru ', [windchill]],
    ['zurich', [rfid]],
    ['java portals', [rfid]],
    ['plumber', []],
  ])('finds jobs by the words %j', (words, expected) => {
    expect(filterJobs([windchill, rfid], { words })).toEqual(expected);
  });

  it('keeps one job type only', () => {
    expect(filterJobs([windchill, rfid], { words: '', type: 'Contract' })).toEqual([rfid]);
  });
});

it('counts the job types that occur', () => {
  expect(countTypes([rfid, windchill, windchill])).toEqual([
    { type: 'Full-time', count: 2 },
    { type: 'Contract', count: 1 },
  ]);
});
