import { strToU8, type Zippable, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { limits } from '#contract/limits.ts';
import { xmlParts } from './docx-parts.ts';

/** An archive whose directory claims that every entry is empty. */
function withFalseSizes(parts: Zippable): Uint8Array {
  const archive = Buffer.from(zipSync(parts, { level: 0 }));
  for (let entry = archive.indexOf('PK\x01\x02'); entry >= 0; entry = archive.indexOf('PK\x01\x02', entry + 1)) {
    archive.writeUInt32LE(0, entry + 24);
  }
  return archive;
}

const emptyImages = (count: number) =>
  zipSync(Object.fromEntries(Array.from({ length: count }, (_, index) => [`${index}.png`, new Uint8Array()])));
const half = new Uint8Array(limits.docxPreviewXmlBytes / 2);
const overHalf = new Uint8Array(limits.docxPreviewXmlBytes / 2 + 1);

describe('xmlParts', () => {
  it('returns the XML files of a DOCX', () => {
    const document = strToU8('<w:document/>');
    const links = strToU8('<Relationships/>');
    const archive = zipSync({ 'word/document.xml': document, 'word/_rels/document.xml.rels': links, 'word/media/image1.png': overHalf });
    expect(xmlParts(archive)).toEqual({ 'word/document.xml': document, 'word/_rels/document.xml.rels': links });
  });

  it('accepts 1000 entries, and XML up to the limit', () => {
    expect(xmlParts(emptyImages(1000))).toEqual({});
    expect(Object.keys(xmlParts(zipSync({ 'a.xml': half, 'b.xml': half })))).toEqual(['a.xml', 'b.xml']);
  });

  it.each([
    ['compressed XML that unpacks to more than the limit', zipSync({ 'a.xml': half, 'b.xml': overHalf })],
    ['stored XML above the limit that claims to be empty', withFalseSizes({ 'a.xml': half, 'b.xml': overHalf })],
    ['1001 entries, none of them XML', emptyImages(1001)],
  ])('rejects %s', (_, archive) => {
    expect(() => xmlParts(archive)).toThrow('The document is too large');
  });
});
