import { describe, expect, it } from 'vitest';
import type { PublicJob } from '#contract/jobs.ts';
import { countTypes, filterJobs } from './filter-jobs.ts';

function job(values: Partial<PublicJob>): PublicJob {
  return {
    id: values.title ?? 'id',
    title: 'Windchill developer',
    description: 'Extend Windchill.',
    requirements: 'Java.',
    location: 'Bengaluru',
    job_type: 'Full-time',
    experience_level: '',
    salary_range: '',
    created_at: '2026-01-01T00:00:00.000Z',
    updated_at: '2026-01-01T00:00:00.000Z',
    ...values,
  };
}

const windchill = job({});
const rfid = job({ title: 'RFID engineer', location: 'Zürich', job_type: 'Contract', description: 'Tag portals.' });

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
