import { expect, it } from 'vitest';
import { plain } from './plain.ts';

it.each([
  ['Zürich', 'zurich'],
  ['ÉLAN', 'elan'],
  ['İstanbul', 'istanbul'],
  ['ﬁrmware', 'firmware'],
  ['हिन्दी', 'हनद'],
  ['two\n  lines', 'two lines'],
])('%j is searched as %j', (text, expected) => {
  expect(plain(text)).toBe(expected);
});
