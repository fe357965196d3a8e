import { expect, it } from 'vitest';
import { isOpen } from './job-closing.ts';

const endOfDay = Date.parse('2026-12-01T11:59:59Z');

it.each([
  ['until the end of its closing date, everywhere on earth', { status: 'Active', closes_on: '2026-11-30' }, endOfDay, true],
  ['but not after it', { status: 'Active', closes_on: '2026-11-30' }, endOfDay + 1, false],
  ['without a closing date', { status: 'Active', closes_on: '' }, endOfDay, true],
  ['but not when it is inactive', { status: 'Inactive', closes_on: '2026-11-30' }, endOfDay, false],
])('a job is open %s', (_, job, now, open) => {
  expect(isOpen(job, now)).toBe(open);
});
