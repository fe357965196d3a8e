import { expect, it } from 'vitest';
import { truncated } from './truncated.ts';

it.each([
  ['You  sail\nships.', 'You sail ships.'],
  ['You build the ships.', 'You build the…'],
  ['You build, sail and fish', 'You build…'],
  ['造船'.repeat(20), `${'造船'.repeat(7)}造…`],
  ['a'.repeat(14) + '🚢🚢', `${'a'.repeat(14)}…`],
])('of %j, 15 characters leave %j', (text, expected) => {
  expect(truncated(text, 15)).toBe(expected);
});

it('cuts within a long word instead of leaving nearly nothing', () => {
  expect(truncated(`Wir ${'船'.repeat(100)}`, 60)).toBe(`Wir ${'船'.repeat(56)}…`);
});
