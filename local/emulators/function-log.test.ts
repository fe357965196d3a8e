import { expect, test } from 'vitest';
import { isWorthPrinting } from './function-log.ts';

test.each([
  '>  {"severity":"ERROR","message":"it broke"}',
  '>  {"severity":"WARNING","message":"look at this"}',
  '\u001b[90m> \u001b[39m TypeError: x is not a function',
  '>      at handler (file:///functions/lib/app.js:10:3)',
  '⚠  functions: Failed to load function definition from source',
])('shows %s', (line) => {
  expect(isWorthPrinting(line)).toBe(true);
});

test.each([
  '>  {"severity":"INFO","message":"fine"}',
  'i  functions: Beginning execution of "us-central1-api"',
  '⚠  functions: Your requested "node" version "22" doesn\'t match your global version "20".',
  '✔  hosting[demo-site]: Local server: http://127.0.0.1:5000',
  '',
])('hides %s', (line) => {
  expect(isWorthPrinting(line)).toBe(false);
});
