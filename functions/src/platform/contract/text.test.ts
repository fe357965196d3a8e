import { expect, it } from 'vitest';
import { line, paragraph } from './text.ts';
import { texts } from './texts.ts';

it.each([
  ['Ada\tLovelace', 'Ada Lovelace'],
  ['Ada\r\nBcc: x@example.com', 'Ada Bcc: x@example.com'],
  ['\u00a0Ada \u00a0 Lovelace\u2028', 'Ada Lovelace'],
  ['Ada\vLovelace\u2029', 'Ada Lovelace'],
  ['\u202aA\u00adda\u061c', 'Ada'],
  ['\ufeffHi\u2060 the\u200bre', 'Hi there'],
  ['علی\u200cرضا', 'علی\u200cرضا'],
  ['ಶ್ರೀ\u200dರಾಮ', 'ಶ್ರೀ\u200dರಾಮ'],
  ['👩‍💻 𠮷野', '👩‍💻 𠮷野'],
])('a line turns the pasted text %j into %j', (text, clean) => {
  expect(line('Full name', 100).parse(text)).toBe(clean);
});

it.each(['A\0da', 'A\u001bda', 'A\u0085da', 'A\ud800da'])('a line refuses %j', (text) => {
  expect(line('Full name', 100).safeParse(text).error?.issues[0]?.message).toBe(texts.unprintable);
});

it.each([
  ['one\r\ntwo\rthree\u2028four\u2029five', 'one\ntwo\nthree\nfour\nfive'],
  ['one\vtwo\fthree\u0085', 'one\ntwo\nthree'],
  ['\tone\ttwo\0\u0007', 'one\ttwo'],
  ['a\u001b[31m\u0085d\ud800', 'a[31md'],
  ['🇮🇳 👨‍👩‍👧 ❤️ مرحبا', '🇮🇳 👨‍👩‍👧 ❤️ مرحبا'],
])('a paragraph turns the pasted text %j into %j', (text, clean) => {
  expect(paragraph('Message', 100).parse(text)).toBe(clean);
});
