import { expect, it } from 'vitest';
import { fold } from './fold.ts';

it.each([
  ['Zürich', 'zurich'],
  ['  ÀÉ  Ö ', 'ae o'],
  ['İstanbul', 'istanbul'],
  ['ﬁrmware', 'firmware'],
  ['Łódź', 'lodz'],
  ['Straße', 'strasse'],
  ['हिन्दी', 'हनद'],
  ['two\n  lines', 'two lines'],
])('folds %j to %j', (text, folded) => {
  expect(fold(text)).toBe(folded);
});
