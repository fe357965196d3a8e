import { expect, it } from 'vitest';
import { exampleJob } from '../../../../tests/example-job.ts';
import { facetText, facetValues, matchesFilter } from './job-facets.ts';
import { jobInput } from './job-input.ts';

const pune = { town: 'Pune', region: 'MH', country: 'IN' };
const rupees = { pay_min: 2_800_000, pay_max: 4_100_000, pay_currency: 'INR', pay_period: 'year' };
const paid = jobInput.parse({ ...exampleJob, ...rupees, location: 'India', places: [pune, { town: '', region: '', country: 'US' }] });

it.each([
  ['pay_from', ['INR 4000000'], '₹40 lakh a year'],
  ['country', ['IN', 'US'], 'India'],
  ['location', ['Pune'], 'Pune'],
] as const)('offers %s as %j, which is read as “%s”', (facet, values, text) => {
  expect(facetValues(paid, facet)).toEqual(values);
  expect(facetText(facet, values[0])).toBe(text);
});

it.each([
  [{ pay_from: 'INR 4000000' }, true],
  [{ pay_from: 'INR 300000' }, true],
  [{ pay_from: 'INR 5000000' }, false],
  [{ pay_from: 'USD 1' }, false],
  [{ pay_from: 'much' }, false],
  [{ country: 'US', location: 'Pune' }, true],
  [{ location: 'India' }, true],
  [{ country: 'DE' }, false],
  [{ country: ['DE', 'US'], location: ['Oslo', 'Pune'] }, true],
  [{ country: ['IN'], location: ['Oslo', 'Graz'] }, false],
])('the filter %j is met: %s', (filter, met) => {
  expect(matchesFilter(paid, filter)).toBe(met);
});
