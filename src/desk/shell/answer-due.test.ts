import { expect, it, onTestFinished } from 'vitest';
import type { Application } from '#rooms/applications/contract/applications.ts';
import { dashboardTexts } from './dashboard-texts.ts';
import { setServerTime } from '../../shared/lib/server-clock.ts';
import { answerDue } from './answer-due.ts';

const due_at = '2026-12-04T20:00:00.000Z';
const text = dashboardTexts.answerBy('Dec 5');

it.each<[string, Partial<Application>, string, ReturnType<typeof answerDue>]>([
  ['the date of the office by which an answer is promised', {}, '2026-12-04T18:29:00.000Z', { text, overdue: false, today: false }],
  ['that it is promised for today', {}, '2026-12-04T18:30:00.000Z', { text: dashboardTexts.answerToday, overdue: false, today: true }],
  ['that this date has passed', {}, '2026-12-04T20:01:00.000Z', { text, overdue: true, today: false }],
  [
    'that a rejected applicant has not been told',
    { told: 'not told' },
    '2026-12-04T18:29:00.000Z',
    { text: 'Not notified yet', overdue: false, today: false },
  ],
  ['nothing if no answer is due', { due_at: null, told: 'told' }, due_at, undefined],
])('says %s, by the clock of the server', (_, values, now, due) => {
  setServerTime(new Date(now).toUTCString());
  onTestFinished(() => setServerTime(null));
  expect(answerDue({ due_at, told: '', ...values })).toEqual(due);
});
