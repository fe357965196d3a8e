import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { csvRecord } from './csv.ts';

it.each([
  ['plain', 'plain'],
  ['a,b', '"a,b"'],
  ['say "hi"', '"say ""hi"""'],
  ['two\r\nlines', '"two\r\nlines"'],
  ['=1+1', "'=1+1"],
  ['+91 80 1234 5678', "'+91 80 1234 5678"],
  ['0171 2345678', "'0171 2345678"],
  ['(0)171/234-5678', "'(0)171/234-5678"],
  ['٠١٢٣٤٥٦٧٨٩', "'٠١٢٣٤٥٦٧٨٩"],
  ['12345e67', "'12345e67"],
  ['1,-1', `"'1,'-1"`],
  ['0171 2345678 (home)', '0171 2345678 (home)'],
  ['2026-11-24T09:00:00.000Z', '2026-11-24T09:00:00.000Z'],
  ['\t=1', "\t'=1"],
  ['＝1', "'＝1"],
  ['a; "=1"', `"a; ""'=1"""`],
  ['Experience:\n- Java\n- Windchill', `"Experience:\n'- Java\n'- Windchill"`],
  ['a = b + c - d', 'a = b + c - d'],
  ['well-known, part-time; call 555-0100 - or write', '"well-known, part-time; call 555-0100 - or write"'],
])('writes %j as %j', (value, field) => {
  expect(csvRecord([value])).toBe(`${field}\r\n`);
});

it('separates fields by commas and ends a record with CRLF', () => {
  expect(csvRecord(['a', '', 'c'])).toBe('a,,c\r\n');
});

/** @returns the cells that a spreadsheet reads (RFC 4180, lenient about quotes inside a cell) */
function cellsOf(csv: string, separator: string): string[] {
  const cells = [''];
  let quoted = false;
  let atCellStart = true;
  for (let at = 0; at < csv.length; at++) {
    const character = csv.charAt(at);
    if (quoted && character === '"' && csv.charAt(at + 1) === '"') {
      cells.push(`${cells.pop() ?? ''}"`);
      at++;
    } else if (character === '"' && (quoted || atCellStart)) {
      quoted = !quoted;
      atCellStart = false;
    } else if (!quoted && [separator, '\r', '\n'].includes(character)) {
      cells.push('');
      atCellStart = true;
    } else {
      cells.push(`${cells.pop() ?? ''}${character}`);
      atCellStart = false;
    }
  }
  return cells;
}

describe.each([',', ';', '\t'])('in a spreadsheet whose separator is %j', (separator) => {
  const text = fc.string({
    unit: fc.constantFrom('=', '+', '-', '@', '＝', ',', ';', '\t', '\r', '\n', ' ', '\u00a0', '"', "'", 'a', 'Ł'),
    maxLength: 12,
  });

  it('no cell is a formula', () => {
    fc.assert(
      fc.property(fc.array(fc.array(text, { minLength: 1, maxLength: 4 }), { maxLength: 3 }), (records) =>
        cellsOf(records.map(csvRecord).join(''), separator).every((cell) => !/^[\s"]*[=+\-@＝＋－＠]/u.test(cell)),
      ),
      { numRuns: 2000 },
    );
  });
});

it('keeps every value, apart from the quotes that it puts before signs and numbers', () => {
  fc.assert(
    fc.property(fc.array(fc.string({ unit: 'grapheme' }), { minLength: 1 }), (values) => {
      const cells = cellsOf(csvRecord(values).slice(0, -2), ',');
      const withoutGuards = (texts: string[]) => texts.map((text) => text.replace(/'(?=[=+\-@＝＋－＠]|[\s(.]*\p{Nd})/gu, ''));
      expect(withoutGuards(cells)).toEqual(withoutGuards(values));
    }),
  );
});
