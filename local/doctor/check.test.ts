import { expect, test } from 'vitest';
import { advise, check, ok, problem, report, runChecks, summary } from './check.ts';

const fine = check('fine', 'fix fine', () => ok('is there'));
const absent = check('absent', 'fix absent', () => problem('is not there'));
const advisory = advise('advisory', 'fix advisory', () => problem('is not there'));
const unchecked = check('unchecked', 'fix unchecked', () => Promise.reject(new Error('no network\nat line 1')));

test('lists each finding, with a remedy for what is missing and for advice', async () => {
  const lines = report('Group', await runChecks([fine, absent, advisory]));
  expect(lines).toEqual([
    '',
    'Group',
    '  ok       fine      is there',
    '  missing  absent    is not there',
    '                     → fix absent',
    '  advice   advisory  is not there',
    '                     → fix advisory',
  ]);
});

test('gives the first line of the reason why a check failed to run, and the same reason only once', async () => {
  expect(report('Group', await runChecks([unchecked, { ...unchecked, what: 'another' }]))).toEqual([
    '',
    'Group',
    '  unknown  unchecked  could not be checked: no network',
    '  unknown  another    could not be checked either',
  ]);
});

test.each([
  [0, 'Required: 0 missing, 0 not checked.', [fine, advisory, { ...unchecked, isAdvice: true }]],
  [1, 'Required: 2 missing, 1 not checked.', [absent, absent, unchecked]],
  [2, 'Required: 0 missing, 1 not checked.', [fine, unchecked]],
])('exits with %i and says "%s"', async (code, line, checks) => {
  expect(summary(await runChecks(checks))).toEqual({ code, line });
});
