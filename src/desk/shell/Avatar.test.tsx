import { expect, it } from 'vitest';
import { initialsOf } from './Avatar.tsx';
import { aColleague } from '../../../tests/component/records.ts';
import { personLook } from './person-color.ts';
import { colleaguesQuery } from './queries.ts';
import { queryClient } from './query-client.ts';

it.each([
  ['Ada Lovelace', 'AL'],
  ['Mary-Jane de la Cruz', 'MC'],
  ['max.weber', 'MW'],
  ["Zoë O'Neil", 'ZO'],
  ['王小明', '王'],
  ['ليلى حداد', 'لح'],
  ['आशा राव', 'आरा'],
  ['<script>alert(1)</script> é', 'SÉ'],
  ['@-', ''],
])('the initials of %s are %s', (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});

const names = ['admin', 'maya', 'max', 'priya', 'rita', 'rob', 'sam', 'tom'];
const colorsOf = (some: readonly string[]) => some.map((name) => JSON.stringify(personLook(name)));

it('gives eight colleagues a color each, which a ninth and former ones do not change', () => {
  const alone = colorsOf(names);
  expect(new Set(alone).size).toBeLessThan(names.length);
  queryClient.setQueryData(
    colleaguesQuery.queryKey,
    names.map((name) => aColleague(name)),
  );
  const own = colorsOf(names);
  expect(new Set(own).size).toBe(names.length);
  const more = [...names, 'zoe'].map((name) => aColleague(name));
  queryClient.setQueryData(colleaguesQuery.queryKey, [aColleague('abel', { disabled: true }), ...more]);
  expect(colorsOf(names)).toEqual(own);
  expect(own).toContain(colorsOf(['zoe'])[0]);
});
