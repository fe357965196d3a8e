import { expect, it } from 'vitest';
import { csvRecord } from './csv.ts';

it.each([
  ['plain', 'plain'],
  ['', ''],
  ['a,b', '"a,b"'],
  ['say "hi"', '"say ""hi"""'],
  ['two\nlines', '"two\nlines"'],
  ['two\r\nlines', '"two\r\nlines"'],
  [' blank', ' blank'],
  ['1-2', '1-2'],
  ['=1+1', "'=1+1"],
  ['+91', "'+91"],
  ['-1', "'-1"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['\t=1', "'\t=1"],
  ['\r=1', '"\'\r=1"'],
  ['\n=1', '"\'\n=1"'],
  ['＝1', "'＝1"],
  ['=a,"b"', '"\'=a,""b"""'],
  [' =1', "' =1"],
])('writes %j as %j', (value, field) => {
  expect(csvRecord([value])).toBe(`${field}\r\n`);
});

it('ends a record as RFC 4180 does', () => {
  expect(csvRecord(['a', '', 'c'])).toBe('a,,c\r\n');
});
