import { expect, it } from 'vitest';
import { initialsOf } from './Avatar.tsx';

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
