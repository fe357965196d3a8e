import { expect, test } from 'vitest';
import { problem, type Check, summary, runChecks, ok, report } from './check.ts';

const check = (what: string, run: Check['run'], required = true): Check => ({
  what,
  source: `the place of ${what}`,
  remedy: `mend ${what}`,
  required,
  run,
});
const fine = check('fine', () => ok('is there'));
const absent = check('absent', () => problem('is not there'));
const lesser = check('lesser', () => problem('is not there'), false);
const dark = check('dark', () => Promise.reject(new Error('no network\nat line 1')));

test('lists each finding, with a remedy for what is missing', async () => {
  const lines = report('Group', await runChecks([fine, absent, lesser]));
  expect(lines).toEqual([
    '',
    'Group',
    '  ok       fine    is there',
    '  missing  absent  is not there',
    '                   → mend absent',
    '  advice   lesser  is not there',
    '                   → mend lesser',
  ]);
});

test('lists what could not be checked, with each reason once', async () => {
  expect(report('Group', await runChecks([dark, { ...dark, what: 'too' }]))).toEqual([
    '',
    'Group',
    '  unknown  dark  could not be checked: no network',
    '                 (source: the place of dark)',
    '  unknown  too   could not be checked either',
  ]);
});

test.each([
  [[fine], 0, 'Nothing required is missing.'],
  [[fine, lesser, { ...dark, required: false }], 0, 'Nothing required is missing.'],
  [[fine, absent], 1, '1 missing.'],
  [[absent, dark], 1, '1 missing. 1 required could not be checked.'],
  [[fine, dark], 2, 'Nothing required is missing, as far as could be checked. 1 required could not be checked.'],
])('concludes case %# with exit code %i', async (checks, code, line) => {
  expect(summary(await runChecks(checks))).toEqual({ code, line });
});
