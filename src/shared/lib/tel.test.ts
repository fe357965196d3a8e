import { expect, it } from 'vitest';
import { tel } from './tel.ts';

it.each([
  ['+91 80 5550 1234', 'tel:+918055501234'],
  ['+1 (408) 555-0142', 'tel:+14085550142'],
  ['(+91) 98450 12345', 'tel:+919845012345'],
  ['+49 (0)170 5550142', 'tel:+491705550142'],
  ['(080) 2345 6789', 'tel:08023456789'],
  ['408.555.0142', 'tel:4085550142'],
  ['  98450\u00a012345 ', 'tel:9845012345'],
  ['555\u20110142', 'tel:5550142'],
])('turns %j into a link', (text, url) => {
  expect(tel(text)).toBe(url);
});

it.each([
  ['two numbers', '+91 98450 12345 / +91 80 2345 6789'],
  ['two numbers without a separator', '98450 12345 80 2345 6789'],
  ['an extension', '+1 408 555 0142 ext 12'],
  ['letters', '1-800-WINDCHILL'],
  ['no number', 'on request'],
  ['a year', '2026'],
])('returns undefined for %s: %j', (_, text) => {
  expect(tel(text)).toBeUndefined();
});
