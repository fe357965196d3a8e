import { expect, it } from 'vitest';
import { isOpen } from './job-closing.ts';

const endOfDay = Date.parse('2026-12-01T11:59:59Z');

it.each([
  ['is open until its closing date ends everywhere on earth', { status: 'Active', closes_on: '2026-11-30' }, endOfDay, true],
  ['is closed after its closing date', { status: 'Active', closes_on: '2026-11-30' }, endOfDay + 1, false],
  ['is open without a closing date', { status: 'Active', closes_on: '' }, endOfDay, true],
  ['is closed when it is inactive', { status: 'Inactive', closes_on: '2026-11-30' }, endOfDay, false],
])('a job %s', (_, job, now, open) => {
  expect(isOpen(job, now)).toBe(open);
});
