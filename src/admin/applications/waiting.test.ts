import { expect, it } from 'vitest';
import { applicationsTexts } from '../../content/staff/dashboard.ts';
import { setServerTime } from '../../lib/server-clock.ts';
import { waiting } from './waiting.ts';

const now = Date.parse('2026-11-24T09:00:00.000Z');

it.each([
  ['2026-11-24T10:00:00.000Z', applicationsTexts.waiting(0), false],
  ['2026-11-23T10:00:00.000Z', applicationsTexts.waiting(0), false],
  ['2026-11-21T08:00:00.000Z', applicationsTexts.waiting(3), false],
  ['2026-11-17T08:00:00.000Z', applicationsTexts.waiting(7), false],
  ['2026-11-16T08:00:00.000Z', applicationsTexts.late(8), true],
])('an application that was received at %s is %s', (since, text, late) => {
  expect(waiting(since, now)).toEqual({ text, late });
});

it('counts by the clock of the server', () => {
  setServerTime('Fri, 20 Nov 2026 09:00:00 GMT');
  expect(waiting('2026-11-17T08:00:00.000Z')).toEqual({ text: applicationsTexts.waiting(3), late: false });
});

it('says nothing about a malformed date', () => {
  expect(waiting('', now)).toBeUndefined();
});
