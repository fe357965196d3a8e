import { expect, it } from 'vitest';
import { tokenIn } from './link-token.ts';

const start = 'k3_vQ-9tYb';
const end = 'Zr0aJ7mWcX2eLhN5uGfDs8PoT4iKqRBxy';
const token = start + end;

it.each([
  [token],
  [`${token}.`],
  [`(${token}),`],
  [`<${token}>`],
  [`“${token}”…`],
  [`%3C${token}%3E`],
  [`%253C${token}%253E`],
  [`${start}%E2%80%8B${end}%20`],
  [`\u2060${start}\u00ad${end}`],
  [`${start}=${end}`],
  [`${start}=%0D%0A${end}`],
  [`=3D${token}=20`],
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
