import { expect, it } from 'vitest';
import { aPublicJob } from '../../../../tests/example-job.ts';
import { jobWithInjections } from '../../../../tests/job-with-injections.ts';
import { careersTexts } from '../careers-texts.ts';
import { absoluteUrl } from '../../../shared/lib/absolute-url.ts';
import { applyPath, jobPath } from '../../../paths.ts';
import { jobsText, jobText } from './job-text.ts';

const job = aPublicJob({
  description: 'You move parts and BOMs.\n\uf0b7\tYou test the migration.',
  requirements: `• Java\n- ${'Patience with pumps '.repeat(5)}\n\nA ${'very'.repeat(30)} long word`,
  closes_on: '2026-11-30',
});

it('wraps a job at 72 characters, aligns its facts and indents its points', () => {
  expect(jobText(job)).toBe(`Windchill Developer
===================

Department  PLM
Location    Bengaluru
Workplace   Hybrid
Job type    Full-time
Experience  3 to 5 years
Salary      ₹18 to 26 lakh
Posted      2 Nov 2026
Closes      30 Nov 2026

What you do
-----------

You move parts and BOMs.

- You test the migration.

What you bring
--------------

- Java
- Patience with pumps Patience with pumps Patience with pumps Patience
  with pumps Patience with pumps
- A
  ${'very'.repeat(30)}
  long word

Apply: ${absoluteUrl(applyPath(job.id))}
`);
});

it('does not escape the texts of a job', () => {
  expect(jobText(aPublicJob(jobWithInjections))).toContain(jobWithInjections.title);
});

it('lists jobs with their facts and addresses, and general applications last', () => {
  const general = aPublicJob({ id: 'general', title: 'Anything else', general: true });
  const text = jobsText([general, job]);
  expect(text).toContain(
    `\n\nWindchill Developer\n  PLM, Bengaluru, Hybrid, Full-time, 3 to 5 years, ₹18 to 26 lakh\n  ${absoluteUrl(jobPath(job.id))}\n`,
  );
  expect(text.indexOf('Anything else')).toBeGreaterThan(text.indexOf(job.title));
});

it('says that there are no openings', () => {
  expect(jobsText([])).toContain(careersTexts.emptyHeading);
});
