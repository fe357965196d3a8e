import { type Zippable, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { limits } from '#rooms/platform/contract/limits.ts';
import { unpackDocx } from './docx-parts.ts';

/** An archive whose directory claims that every entry is empty. */
function withFalseSizes(parts: Zippable, level: 0 | 9 = 0): Uint8Array {
  const archive = Buffer.from(zipSync(parts, { level }));
  for (let entry = archive.indexOf('PK\x01\x02'); entry >= 0; entry = archive.indexOf('PK\x01\x02', entry + 1)) {
    archive.writeUInt32LE(0, entry + 24);
  }
  return archive;
}

const emptyImages = (count: number) =>
  zipSync(Object.fromEntries(Array.from({ length: count }, (_, index) => [`${index}.png`, new Uint8Array()])));
const half = new Uint8Array(limits.docxPreviewXmlBytes / 2);
const overHalf = new Uint8Array(limits.docxPreviewXmlBytes / 2 + 1);
describe('unpackDocx', () => {
  it('accepts 1000 entries, and parts up to the limit', () => {
    expect(() => unpackDocx(emptyImages(1000))).not.toThrow();
    const parts = unpackDocx(zipSync({ 'a.xml': half, 'b.xml': half }));
    expect(Object.entries(parts).map(([name, { length }]) => [name, length])).toEqual([
      ['a.xml', half.length],
      ['b.xml', half.length],
    ]);
  });

  it('does not count parts without text', () => {
    const parts = { 'customXml/item1.xml': overHalf, 'word/glossary/document.xml': overHalf, 'word/media/a.png': overHalf };
    expect(Object.keys(unpackDocx(zipSync({ ...parts, 'word/document.xml': half })))).toEqual(['word/document.xml']);
  });

  it.each([
    ['compressed parts that unpack to more than the limit', zipSync({ 'a.xml': half, 'b.xml': overHalf })],
    ['stored parts above the limit that claim to be empty', withFalseSizes({ 'a.xml': half, 'b.xml': overHalf })],
    ['1001 entries', emptyImages(1001)],
  ])('rejects %s', (_, archive) => {
    expect(() => unpackDocx(archive)).toThrow('The document is too large');
  });

  it('unpacks no more of a compressed part than it claims', () => {
    expect(unpackDocx(withFalseSizes({ 'a.xml': overHalf }, 9))).toEqual({ 'a.xml': '' });
  });
});
