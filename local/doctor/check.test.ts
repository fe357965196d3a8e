import { expect, test } from 'vitest';
import { bad, type Check, conclusion, examine, good, report } from './check.ts';

const check = (what: string, look: Check['look'], needed = true): Check => ({
  what,
  how: `the place of ${what}`,
  remedy: `mend ${what}`,
  needed,
  look,
});
const fine = check('fine', () => good('is there'));
const absent = check('absent', () => bad('is not there'));
const lesser = check('lesser', () => bad('is not there'), false);
const dark = check('dark', () => Promise.reject(new Error('no network\nat line 1')));

test('lists each finding, with a remedy for what is missing', async () => {
  const lines = report('Group', await examine([fine, absent, lesser]));
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
  expect(report('Group', await examine([dark, { ...dark, what: 'too' }]))).toEqual([
    '',
    'Group',
    '  unknown  dark  could not be checked: no network',
    '                 (it is looked at in the place of dark)',
    '  unknown  too   could not be checked either',
  ]);
});

test.each([
  [[fine], 0, 'Nothing needed is missing.'],
  [[fine, lesser, { ...dark, needed: false }], 0, 'Nothing needed is missing.'],
  [[fine, absent], 1, '1 missing.'],
  [[absent, dark], 1, '1 missing. 1 needed could not be checked.'],
  [[fine, dark], 2, 'Nothing needed is missing, as far as could be told. 1 needed could not be checked.'],
])('concludes case %# with exit code %i', async (checks, code, line) => {
  expect(conclusion(await examine(checks))).toEqual({ code, line });
});
