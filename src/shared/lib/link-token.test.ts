import { expect, it } from 'vitest';
import { tokenIn } from './link-token.ts';

const token = 'k3_vQ-9tYbZr0aJ7mWcX2eLhN5uGfDs8PoT4iKqRBxy';

it.each([
  [token],
  [`${token}.`],
  [`(${token}),`],
  [`<${token}>`],
  [`“${token}”…`],
  [`%3C${token}%3E`],
  [`%253C${token}%253E`],
  [token.replaceAll('-', '%2D').replaceAll('_', '%5f')],
  [`${token}?utm_source=mail&fbclid=x`],
  [`${token}&amp;utm_campaign=1`],
  [`${token}%`],
])('finds the token in %s', (text) => {
  expect(tokenIn(text)).toBe(token);
});

it.each(['', 'abc', token.slice(1)])('returns a text without a whole token as it is: "%s"', (text) => {
  expect(tokenIn(text)).toBe(text);
});
