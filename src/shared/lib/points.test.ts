import { expect, it } from 'vitest';
import { blocksOf, pointsOf } from './points.ts';

it.each([
  ...['·\t', 'o\t', '§\t', 'Ø\t', 'ü\t', 'v\t', '\uf0b7\t', '\uf0a7\t', '\uf0d8\t', '\uf0fc ', '\uf0b7', 'o\u00a0\u00a0\u00a0', '§  '],
  ...['● ', '○\t', '▪ ', '■ ', '‣ ', '⁃ ', '– ', '—\t', '- ', '* ', '−\u00a0', '•', '・', '➢ ', '✔\ufe0f ', '  - '],
])('takes %j for the mark of a point', (mark) => {
  expect(pointsOf(`${mark}Java`)).toEqual(['Java']);
  expect(blocksOf(`${mark}Java`)).toEqual([['Java']]);
});

it.each(['-5 °C', '–10 %', 'o365', "o'clock", 'o Java', '§ 34a GewO', '*nix', '1. Java', '3\tyears', 'C\t3 years', '---', 'öffentlich'])(
  'leaves %j as it is',
  (line) => {
    expect(pointsOf(line)).toEqual([line]);
    expect(blocksOf(line)).toEqual([line]);
  },
);

it('leaves out lines without text', () => {
  expect(pointsOf('Java\n\n-\n\uf0b7\t\nC++')).toEqual(['Java', 'C++']);
});

it('finds the lists between the paragraphs of a text', () => {
  expect(blocksOf('You move parts.\nYou test.\n\nYou bring:\n·\tJava\n·\t\n\n·\tC++\nAnd more.')).toEqual([
    'You move parts.\nYou test.\n\nYou bring:',
    ['Java', 'C++'],
    'And more.',
  ]);
});
