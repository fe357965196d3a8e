import { strFromU8, unzipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { docx } from './docx.ts';
import { pdf } from './pdf.ts';

describe('a PDF', () => {
  const file = pdf('Tomás (Herrera)', ['One \\ line', '漢字']).toString('latin1');

  test('has the right offsets of its objects and its table', () => {
    const [, start] = /startxref\n(\d+)\n%%EOF\n$/.exec(file) ?? [];
    expect(file.slice(Number(start))).toMatch(/^xref\n0 8\n/);
    const offsets = [...file.matchAll(/^(\d{10}) 00000 n $/gm)].map(([, offset]) => Number(offset));
    expect(offsets).toHaveLength(7);
    offsets.forEach((offset, index) => expect(file.slice(offset)).toMatch(new RegExp(`^${index + 1} 0 obj\n`)));
  });

  test('has the right length of its page, and escapes its texts', () => {
    const [, length, stream] = /<< \/Length (\d+) >>\nstream\n([^]*)\nendstream/.exec(file) ?? [];
    expect(stream).toHaveLength(Number(length));
    expect(stream).toContain('(Tomás \\(Herrera\\)) Tj');
    expect(stream).toContain('(One \\\\ line) Tj');
    expect(stream).toContain('(??) Tj');
  });
});

test('a Word document holds the three parts Word needs, and its text escaped', () => {
  const parts = unzipSync(docx('A & B', ['<one>']));
  expect(Object.keys(parts)).toEqual(['[Content_Types].xml', '_rels/.rels', 'word/document.xml']);
  const document = strFromU8(parts['word/document.xml'] ?? new Uint8Array());
  expect(document).toContain('A &amp; B');
  expect(document).toContain('&lt;one&gt;');
});
