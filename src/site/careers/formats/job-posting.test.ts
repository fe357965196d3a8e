import { expect, it } from 'vitest';
import { z } from 'zod';
import { jobInput } from '#rooms/jobs/contract/job-input.ts';
import { aPublicJob, exampleJob } from '../../../../tests/example-job.ts';
import { jobHead } from '../job-page-texts.ts';
import { jobPosting } from './job-posting.ts';

// What Google requires and recommends:
// https://developers.google.com/search/docs/appearance/structured-data/job-posting

const text = z.string().min(1);
const country = z.string().regex(/^[A-Z]{2}$/);

const place = z.strictObject({
  '@type': z.literal('Place'),
  address: z.strictObject({
    '@type': z.literal('PostalAddress'),
    addressLocality: text.optional(),
    addressRegion: text.optional(),
    addressCountry: country,
  }),
});

const area = z.strictObject({ '@type': z.enum(['Country', 'State']), name: text });

const amounts = z.union([
  z.strictObject({ value: z.number() }),
  z.strictObject({ minValue: z.number(), maxValue: z.number() }),
  z.strictObject({ minValue: z.number() }),
]);

const baseSalary = z.strictObject({
  '@type': z.literal('MonetaryAmount'),
  currency: z.string().regex(/^[A-Z]{3}$/),
  value: z
    .object({ '@type': z.literal('QuantitativeValue'), unitText: z.enum(['HOUR', 'DAY', 'WEEK', 'MONTH', 'YEAR']) })
    .catchall(z.number())
    .refine(({ minValue, maxValue, value }) => amounts.safeParse(JSON.parse(JSON.stringify({ minValue, maxValue, value }))).success),
});

const posting = z.strictObject({
  '@type': z.literal('JobPosting'),
  title: text,
  description: z.string().regex(/^<p>.+<\/(p|ul)>$/s),
  datePosted: z.iso.datetime(),
  validThrough: z.iso.datetime({ offset: true }).optional(),
  employmentType: z.enum(['FULL_TIME', 'PART_TIME', 'CONTRACTOR', 'TEMPORARY', 'INTERN']),
  hiringOrganization: z.strictObject({ '@type': z.literal('Organization'), name: text, sameAs: z.url(), logo: z.url() }),
  identifier: z.strictObject({ '@type': z.literal('PropertyValue'), name: text, value: text }),
  url: z.url(),
  directApply: z.boolean(),
  baseSalary: baseSalary.optional(),
  jobBenefits: text.optional(),
});

const schema = z.union([
  posting.extend({ jobLocation: z.array(place).min(1) }),
  posting.extend({ jobLocationType: z.literal('TELECOMMUTE'), applicantLocationRequirements: z.array(area).min(1) }),
]);

const inr = { pay_currency: 'INR', pay_period: 'year', pay_min: 2_800_000, pay_max: 4_000_000 };
const bengaluru = { town: 'Bengaluru', region: 'KA', country: 'IN' };
const salary = (value: object) => ({ baseSalary: { value } });

it.each<[string, object, object]>([
  ['in India', { ...inr, places: [bengaluru] }, salary({ minValue: 2_800_000, maxValue: 4_000_000, unitText: 'YEAR' })],
  ['in the US', { places: [{ town: 'Austin', region: 'TX', country: 'US' }] }, { jobLocation: [{ address: { addressRegion: 'TX' } }] }],
  ['in a country alone', { places: [{ country: 'DE' }] }, { jobLocation: [{ address: { addressCountry: 'DE' } }] }],
  [
    'in several places',
    { places: [bengaluru, { ...bengaluru, town: 'Mysuru' }] },
    { jobLocation: [{}, { address: { addressLocality: 'Mysuru' } }] },
  ],
  [
    'stored before it had places',
    { country: 'IN' },
    { jobLocation: [{ address: { addressLocality: 'Bengaluru', addressCountry: 'IN' } }] },
  ],
  [
    'remote within two countries',
    { workplace: 'Remote', places: [{ country: 'IN' }, { country: 'US' }] },
    { applicantLocationRequirements: [{ '@type': 'Country', name: 'IN' }, { name: 'US' }] },
  ],
  [
    'remote within a state',
    { workplace: 'Remote', places: ['Denver', 'Boulder'].map((town) => ({ town, region: 'CO', country: 'US' })) },
    { applicantLocationRequirements: [{ '@type': 'State', name: 'CO, US' }] },
  ],
  [
    'paid by the hour',
    { ...inr, pay_period: 'hour', pay_min: 600, pay_max: 600, places: [bengaluru] },
    salary({ value: 600, unitText: 'HOUR' }),
  ],
  [
    'with benefits, a minimum and a last day',
    { ...inr, pay_max: null, benefits: 'Lunch', closes_on: '2999-12-31' },
    { jobBenefits: 'Lunch' },
  ],
  ['paid up to a maximum', { ...inr, pay_min: null }, { title: exampleJob.title }],
  ['without pay', { salary_range: 'Negotiable' }, { title: exampleJob.title }],
])('a posting %s has what Google requires', (_, changes, expected) => {
  const job = { ...jobInput.parse({ ...exampleJob, ...changes }), published_at: '2026-11-20T09:00:00.000Z' };
  const thing: unknown = JSON.parse(JSON.stringify(jobPosting(aPublicJob(job))));
  expect(schema.parse(thing)).toMatchObject({ ...expected, datePosted: job.published_at });
  expect(Object.hasOwn(thing as object, 'baseSalary')).toBe('pay_min' in changes && changes.pay_min !== null);
});

it('leaves out an unknown job type and a missing location', () => {
  const posting: unknown = JSON.parse(JSON.stringify(jobPosting(aPublicJob({ job_type: 'Seasonal' }))));
  expect(posting).toMatchObject({ title: exampleJob.title });
  expect(posting).not.toHaveProperty('employmentType');
  expect(jobHead(aPublicJob({ title: 'Engineer', location: '' })).title).toMatch(/^Engineer \|/);
});
