import { expect, it } from 'vitest';
import { dayMs, limits } from '../../platform/contract/limits.ts';
import { alertTime, isOpen, keptPublication, opensTooLate } from './job-closing.ts';

const endOfDay = Date.parse('2026-12-01T11:59:59Z');

it.each([
  ['is open until its closing date ends everywhere on earth', { status: 'Active', closes_on: '2026-11-30' }, endOfDay, true],
  ['is closed after its closing date', { status: 'Active', closes_on: '2026-11-30' }, endOfDay + 1, false],
  ['is open without a closing date', { status: 'Active', closes_on: '' }, endOfDay, true],
  ['is closed when it is inactive', { status: 'Inactive', closes_on: '2026-11-30' }, endOfDay, false],
])('a job %s', (_, job, now, open) => {
  expect(isOpen(job, now)).toBe(open);
});

const over = { status: 'Active', closes_on: '2026-01-31' };

it.each([
  ['a new job whose closing date is over', over, undefined, true],
  ['a new job without a closing date', { ...over, closes_on: '' }, undefined, false],
  ['a new job that closes later', { ...over, closes_on: '2999-12-31' }, undefined, false],
  ['an inactive job whose closing date is over', { ...over, status: 'Inactive' }, undefined, false],
  ['a job that keeps its closing date', over, over, false],
  ['a job that gets another date that is over', over, { ...over, closes_on: '2026-01-30' }, true],
  ['a job that becomes active', over, { ...over, status: 'Inactive' }, true],
])('opensTooLate knows %s', (_, input, current, tooLate) => {
  expect(opensTooLate(input, current)).toBe(tooLate);
});

const midnight = Date.parse('2026-12-02T00:00:00Z');
const fresh = { status: 'Active', closes_on: '', general: false, published_at: '' };

it.each([
  ['is mailed if it is new', fresh, midnight],
  ['is mailed if it was published since the last time', { ...fresh, published_at: '2026-12-01T00:00:00.000Z' }, midnight],
  ['is not mailed if it was published before', { ...fresh, published_at: '2026-11-30T23:59:59.999Z' }, undefined],
  ['is not mailed while it is closed', { ...fresh, status: 'Inactive' }, undefined],
  ['is not mailed after its closing date', { ...fresh, closes_on: '2026-11-29' }, undefined],
  ['is not mailed if it takes general applications', { ...fresh, general: true }, undefined],
])('a job %s', (_, job, time) => {
  expect(alertTime(job, midnight - 1)).toBe(time);
});

const published_at = '2026-10-01T00:00:00.000Z';
const posting = { published_at, closed_at: new Date(midnight).toISOString() };
const latest = midnight + limits.samePostingMs;

it.each([
  ['goes on if it is opened again soon', posting, latest, published_at],
  ['is new if it was closed for longer', posting, latest + 1, ''],
  ['goes on while it is open', { ...posting, closed_at: '' }, latest + 1, published_at],
  ['goes on until its closing date', posting, midnight - dayMs, published_at],
  ['of a draft is new', { published_at: '', closed_at: '' }, midnight, ''],
])('a posting %s', (_, job, now, kept) => {
  expect(keptPublication(job, now)).toBe(kept);
});
