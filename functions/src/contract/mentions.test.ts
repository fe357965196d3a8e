import { expect, it } from 'vitest';
import { mentionedNames } from './mentions.ts';

it.each([
  ['@robin, please look', ['robin']],
  ['What do you think (@Robin.Smith)?', ['robin.smith']],
  ['@a-b_c9.\n@robin: @ROBIN', ['a-b_c9', 'robin']],
  ['Ask @robin.', ['robin']],
  ['robin@example.com, first.last@example.com, a+@example.com', []],
  ['@robin@example.com', []],
  ['@robiñ @ robin @@robin @.robin', []],
  [`@${'a'.repeat(65)}`, []],
  [Array.from({ length: 12 }, (_, index) => `@r${index}`).join(' '), Array.from({ length: 10 }, (_, index) => `r${index}`)],
])('%j mentions %j', (text, names) => {
  expect(mentionedNames(text)).toEqual(names);
});
