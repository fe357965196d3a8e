import { describe, expect, it } from 'vitest';
import { aJob, exampleJob } from '../../../../tests/example-job.ts';
import { jobTexts } from './job-texts.ts';
import type { JobInput } from './job-input.ts';
import { payRefusal, payRules, payRulesOf, rulesText } from './pay-rules.ts';

const pay = { pay_min: 60_000, pay_max: 80_000, pay_currency: 'USD', pay_period: 'year' } as const;
const inPlace = (country: string, region = '', changes: Partial<JobInput> = {}): JobInput => ({
  ...{ ...exampleJob, salary_range: '', places: [{ town: '', region, country }] },
  ...changes,
});
const reason = { reason_without_pay: 'The team has no range yet' };

describe.each(payRules.map((rule) => ({ ...rule, name: rule.region ? rule.place : '' })))(
  'in $place',
  ({ place, country, name, benefits }) => {
    it('a job is opened with pay and what else is asked for', () => {
      expect(payRefusal(inPlace(country, name, { ...pay, benefits: 'Health insurance' }), 'recruiter')).toBeUndefined();
    });

    it('a job without pay is not opened unless an admin gives a reason', () => {
      const refusal = payRefusal(inPlace(country, name), 'admin');
      expect(refusal).toMatchObject({ field: 'pay_min', error: expect.stringContaining(`asked for by ${place}, since`) as unknown });
      expect(payRefusal(inPlace(country, name, reason), 'recruiter')).toMatchObject({ error: jobTexts.reasonOfAdmin });
      expect(payRefusal(inPlace(country, name, reason), 'admin')).toBeUndefined();
    });

    it(`a job without benefits is ${benefits ? 'not opened' : 'opened'}`, () => {
      expect(payRefusal(inPlace(country, name, pay), 'recruiter')?.field).toBe(benefits ? 'benefits' : undefined);
    });
  },
);

it.each([
  ['US', 'California'],
  ['US', 'ca'],
  ['US', 'N.J.'],
  ['US', 'Washington, D.C.'],
  ['US', 'California, USA'],
  ['US', 'Washington State'],
  ['US', 'New York City'],
  ['US', 'US-CA'],
  ['US', 'Hawai‘i'],
  ['US', 'Texas or Colorado'],
  ['US', 'Nationwide'],
  ['US', ''],
])('asks for pay in %s %s', (country, region) => {
  expect(payRefusal(inPlace(country, region), 'recruiter')?.field).toBe('pay_min');
});

it.each([
  ['IN', 'Karnataka'],
  ['US', 'Texas'],
  ['DE', ''],
])('asks for nothing in %s %s', (country, region) => {
  expect(payRefusal(inPlace(country, region), 'recruiter')).toBeUndefined();
});

it.each([
  ['San José, CA', true],
  ['Boulder, Colorado', true],
  ['Remote (US)', true],
  ['Remote, U.S.', true],
  ['Warsaw, Poland', true],
  ['Austin, TX, USA', false],
  ['Pune or Bengaluru, IN', false],
  ['Remote, or with me in Pune', false],
])('a location in words such as %s can name a place', (location, asks) => {
  expect(payRefusal({ ...inPlace(''), places: [], country: '', location }, 'recruiter')?.field).toBe(asks ? 'pay_min' : undefined);
});

it.each<[string, Partial<JobInput>, Parameters<typeof aJob>[0] | undefined, string | undefined]>([
  ['asks nothing for a draft', { status: 'Inactive' }, undefined, undefined],
  ['asks nothing for a general application', { general: true }, undefined, undefined],
  ['takes no range without an end', { ...pay, pay_max: null }, undefined, 'pay_min'],
  ['asks when a reason is taken away', {}, { ...inPlace('US', 'CA'), ...reason }, 'pay_min'],
  ['lets a recruiter keep a reason', reason, { ...inPlace('US', 'CA'), ...reason }, undefined],
])('%s', (_, changes, current, field) => {
  expect(payRefusal(inPlace('US', 'CA', changes), 'recruiter', current && aJob(current))?.field).toBe(field);
});

it('says which rule asks, since when, and of whom', () => {
  expect(rulesText(payRulesOf(inPlace('US', 'CA')))).toBe('California, since Jan 1, 2023 (Labor Code § 432.3, employers of 15 or more)');
  expect(rulesText(payRulesOf(inPlace('US', 'Washington, D.C.')))).toMatch(/^District of Columbia, since [^;]*\)$/);
  expect(rulesText(payRulesOf(inPlace('US')))).toMatch(/^California, .*, and 15 more$/);
});
