import { expect, it } from 'vitest';
import { dashboardTexts } from './dashboard-texts.ts';
import { setServerTime } from '../../shared/lib/server-clock.ts';
import { answerDue } from './answer-due.ts';

const due_at = '2026-12-04T20:00:00.000Z';
const text = dashboardTexts.answerBy('Dec 5');

it.each([
  ['before that date', '2026-12-04T19:59:00.000Z', false],
  ['once it has passed', '2026-12-04T20:01:00.000Z', true],
])('names the date of the office by which an answer is promised, %s', (_when, now, overdue) => {
  expect(answerDue({ due_at, told: '' }, Date.parse(now))).toEqual({ text, overdue });
});

it('says that a rejected applicant has not been told', () => {
  expect(answerDue({ due_at, told: 'not told' }, Date.parse(due_at))).toEqual({ text: 'Not notified yet', overdue: false });
});

it('compares with the clock of the server', () => {
  setServerTime('Sat, 05 Dec 2026 09:00:00 GMT');
  expect(answerDue({ due_at, told: '' })?.overdue).toBe(true);
});

it('says nothing if no answer is due', () => {
  expect(answerDue({ due_at: null, told: 'told' })).toBeUndefined();
});
