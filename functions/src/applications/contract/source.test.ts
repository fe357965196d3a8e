import { expect, it } from 'vitest';
import { readSource } from './source.ts';

it.each(['linkedin', 'jobs-board_2.in', 'a'.repeat(40)])('%s is a source', (source) => {
  expect(readSource(source.toUpperCase())).toBe(source);
});

it.each([undefined, '', 'a'.repeat(41), '=cmd()', 'two words', 'a/b', 'ü', 'a\u0000', 'x'.repeat(10_000)])('%j is none', (text) => {
  expect(readSource(text)).toBe('');
});
