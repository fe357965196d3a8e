import { inspect } from 'node:util';
import { describe, expect, it } from 'vitest';
import { exampleJob } from '../../../../tests/example-job.ts';
import { texts } from '../../platform/contract/texts.ts';
import { jobTexts } from './job-texts.ts';
import { jobInput } from './job-input.ts';
import { job } from './jobs.ts';
import { payText } from './pay.ts';
import { placesOf } from './places.ts';

type Amount = number | null;

it.each<[Amount, Amount, string, string, string]>([
  [2_800_000, 4_000_000, 'INR', 'year', '₹28 to 40 lakh a year'],
  [1_850_000, 2_600_000, 'INR', 'year', '₹18.5 to 26 lakh a year'],
  [12_000_000, 12_000_000, 'INR', 'year', '₹120 lakh a year'],
  [1_845_300, 2_600_000, 'INR', 'year', '₹18,45,300 to ₹26,00,000 a year'],
  [40_000, 40_000, 'INR', 'month', '₹40,000 a month'],
  [135_000, 165_000, 'USD', 'year', '$135,000 to $165,000 a year'],
  [32.5, 45, 'USD', 'hour', '$32.50 to $45.00 an hour'],
  [1500.5, 2000, 'HUF', 'hour', 'HUF\u00a01,500.50 to HUF\u00a02,000.00 an hour'],
  [50_000, null, 'EUR', 'year', 'From €50,000 a year'],
  [null, 9000, 'GBP', 'month', 'Up to £9,000 a month'],
  [6_000_000, 8_000_000, 'JPY', 'year', '¥6,000,000 to ¥8,000,000 a year'],
  [null, null, 'USD', 'year', ''],
  [1, 2, '', 'year', ''],
  [1, 2, 'USD', '', ''],
  [1, 2, 'usd!', 'year', ''],
])('%s to %s %s a %s is “%s”', (pay_min, pay_max, pay_currency, pay_period, text) => {
  expect(payText({ pay_min, pay_max, pay_currency, pay_period })).toBe(text);
});

const dollars = { pay_min: 135_000, pay_max: 165_000, pay_currency: 'USD', pay_period: 'year' };
const pune = { town: 'Pune', region: 'MH', country: 'IN' };

describe('a job', () => {
  it.each<[string, object, object]>([
    ['gets its salary range from its pay', dollars, { salary_range: '$135,000 to $165,000 a year', pay_min: 135_000 }],
    ['keeps its salary range without pay', {}, { salary_range: exampleJob.salary_range, pay_min: null }],
    [
      'takes amounts as texts, which group their digits',
      { ...dollars, pay_min: ' 1,35,000 ', pay_max: '165,000.50' },
      { pay_min: 135_000, pay_max: 165_000.5 },
    ],
    [
      'gets its location from its places',
      { location: '', places: [pune, { ...pune, town: 'Goa' }] },
      { location: 'Pune or Goa', country: 'IN' },
    ],
    ['keeps a written location', { location: 'West', places: [pune] }, { location: 'West', places: [pune] }],
    [
      'is named by its countries if it is remote',
      { location: '', places: [{ country: 'IN' }, { country: 'US' }] },
      { location: 'India or United States' },
    ],
    ['loses blank places', { places: [{ town: ' ' }, pune, {}] }, { places: [pune] }],
  ])('%s', (_, changes, expected) => {
    expect(jobInput.parse({ ...exampleJob, ...changes })).toMatchObject(expected);
  });

  it.each<[string, object, string, string]>([
    ['a maximum below the minimum', { ...dollars, pay_max: 100_000 }, 'pay_max', jobTexts.maximumBelowMinimum],
    ['no currency', { ...dollars, pay_currency: '' }, 'pay_currency', jobTexts.currencyMissing],
    ['no period', { ...dollars, pay_period: '' }, 'pay_period', jobTexts.periodMissing],
    ['an unknown currency', { ...dollars, pay_currency: 'DEM' }, 'pay_currency', jobTexts.invalidCurrency],
    ['a year in lakh', { ...dollars, pay_min: 28, pay_max: 4_000_000 }, 'pay_min', jobTexts.yearlyPayTooLow],
    ...[-1, 0, NaN, Infinity, 1e11, 10.001, 'a lot', '1.000.000', '4.500', '15,50', true, {}].map(
      (pay_min): [string, object, string, string] => [
        `the minimum ${inspect(pay_min)}`,
        { ...dollars, pay_min, pay_max: null },
        'pay_min',
        jobTexts.invalidAmount,
      ],
    ),
    ['six places', { places: Array.from({ length: 6 }, () => pune) }, 'places', jobTexts.tooManyPlaces],
    ['an unknown country', { places: [pune, { ...pune, country: 'XX' }] }, 'places.1.country', texts.invalidCountry],
    ['no country', { places: [{ ...pune, country: '' }] }, 'places.0.country', texts.requiredFields],
    ['places that are none', { places: ['Pune'] }, 'places.0', jobTexts.invalidPlaces],
    ['neither location nor places', { location: ' ' }, 'location', texts.requiredFields],
  ])('is refused with %s', (_, changes, path, error) => {
    const issues = jobInput.safeParse({ ...exampleJob, ...changes }).error?.issues ?? [];
    expect(issues.map((issue) => [issue.path.join('.'), issue.message])).toContainEqual([path, error]);
  });

  it('that was stored before it had pay and places is read', () => {
    const { pay_min: _, pay_max: _max, places: _places, ...earlier } = exampleJob;
    const read = job.parse({ ...earlier, id: 'earlier', created_at: '', updated_at: '' });
    expect(read).toMatchObject({ pay_min: null, places: [], benefits: '', location: 'Bengaluru' });
    expect(placesOf(read)).toEqual([{ town: 'Bengaluru', region: '', country: 'IN' }]);
  });
});
