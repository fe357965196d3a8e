import { describe, expect, it } from 'vitest';
import { jobLocation } from './job-location.ts';

const place = (address: object) => ({ '@type': 'Place', address: { '@type': 'PostalAddress', ...address } });
const bengaluru = place({ addressLocality: 'Bengaluru', addressRegion: 'Karnataka', addressCountry: 'IN' });
const austin = place({ addressLocality: 'Austin', addressRegion: 'TX', addressCountry: 'US' });
const remoteWithin = (...codes: string[]) => ({
  jobLocationType: 'TELECOMMUTE',
  applicantLocationRequirements: codes.map((name) => ({ '@type': 'Country', name })),
});

describe('jobLocation', () => {
  it.each<[string, object]>([
    ['Bengaluru', { jobLocation: bengaluru }],
    ['bangalore, india', { jobLocation: bengaluru }],
    ['Bengaluru, India (two days a week at home)', { jobLocation: bengaluru }],
    ['Austin, TX, USA or remote within the USA', { jobLocation: austin, ...remoteWithin('US') }],
    ['Bengaluru or Austin', { jobLocation: [bengaluru, austin] }],
    ['Pune, India', { jobLocation: place({ addressCountry: 'IN' }) }],
    ['Bengaluru or anywhere in the US', { jobLocation: [bengaluru, place({ addressCountry: 'US' })] }],
    ['Remote (India)', remoteWithin('IN')],
    ['Remote, United States or India', remoteWithin('IN', 'US')],
    ['Bengaluru or remote', { jobLocation: bengaluru, ...remoteWithin('IN') }],
    ['Remote two days a week, Bengaluru', { jobLocation: bengaluru }],
    ['Bengaluru, no remote work', { jobLocation: bengaluru }],
    ['Austin, US', { jobLocation: austin }],
    ['austin, in the office', { jobLocation: austin }],
    ['Austin, or remote within the USA', { jobLocation: austin, ...remoteWithin('US') }],
    ['Global Village Tech Park, Bengaluru', { jobLocation: bengaluru }],
    ['Austin, Minnesota, USA', { jobLocation: place({ addressCountry: 'US' }) }],
    ['Austin, MN, USA', { jobLocation: place({ addressCountry: 'US' }) }],
    ['Hybrid remote, U.S.', { jobLocation: place({ addressCountry: 'US' }) }],
  ])('reads %j', (text, location) => {
    expect(jobLocation(text)).toEqual(location);
  });

  it.each([
    'Remote, outside the US',
    'Remote, non-US',
    'Remote (not the US)',
    'Remote worldwide (headquarters in Bengaluru)',
    'India, except Pune',
    'Austin, MN',
  ])('returns undefined for %j, which may mean another place', (text) => expect(jobLocation(text)).toBeUndefined());

  it.each(['Remote', 'Work with us', 'IN', 'Indianapolis', 'Prague, Czechia', 'USB labs', ''])(
    'returns undefined for %j, which names no known country',
    (text) => {
      expect(jobLocation(text)).toBeUndefined();
    },
  );
});
