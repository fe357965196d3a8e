import { strToU8, type Zippable, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { limits } from '#contract/limits.ts';
import { DocxParts } from './docx-parts.ts';

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
const rootOf = (target: string) =>
  strToU8(`<Relationships><Relationship Id="a" Type="x/officeDocument" Target="${target}"/></Relationships>`);
const typeOf = (part: string) => strToU8(`<Types><Override PartName="${part}" ContentType="wordprocessingml.document.main+xml"/></Types>`);

describe('DocxParts', () => {
  it('accepts 1000 entries, and parts up to the limit, however often they are read', () => {
    expect(new DocxParts(emptyImages(1000)).read('/0.png')).toEqual(new Uint8Array());
    const parts = new DocxParts(zipSync({ 'a.xml': half, 'b.xml': half }));
    expect(['/a.xml', '/b.xml', '/a.xml', '/c.xml'].map((part) => parts.read(part)?.length)).toEqual([
      half.length,
      half.length,
      half.length,
      undefined,
    ]);
  });

  it('does not count parts that nobody reads', () => {
    const parts = new DocxParts(
      zipSync({ 'customXml/item1.xml': overHalf, 'word/glossary/document.xml': overHalf, 'word/document.xml': half }),
    );
    expect(parts.read(parts.mainPart())?.length).toBe(half.length);
  });

  it.each([
    ['compressed parts that unpack to more than the limit', zipSync({ 'a.xml': half, 'b.xml': overHalf })],
    ['stored parts above the limit that claim to be empty', withFalseSizes({ 'a.xml': half, 'b.xml': overHalf })],
  ])('rejects %s', (_, archive) => {
    const parts = new DocxParts(archive);
    parts.read('/a.xml');
    expect(() => parts.read('/b.xml')).toThrow('The document is too large');
  });

  it('rejects 1001 entries', () => {
    expect(() => new DocxParts(emptyImages(1001))).toThrow('The document is too large');
  });

  it.each([
    [
      'the relationships of the file',
      { '_rels/.rels': rootOf('/word/document22.xml'), 'word/document22.xml': half },
      '/word/document22.xml',
    ],
    [
      'a relationship in another spelling',
      { '_rels/.rels': rootOf('.\\Word/My%20text.xml'), 'word\\my text.xml': half },
      '/word/my%20text.xml',
    ],
    [
      'the content types',
      { '[Content_Types].xml': typeOf('/word/document2.xml'), '_rels/.rels': rootOf('gone.xml') },
      '/word/document2.xml',
    ],
    ['the usual name', { 'word/document.xml': half }, '/word/document.xml'],
  ])('finds the main part by %s', (_, parts, name) => {
    expect(new DocxParts(zipSync(parts)).mainPart()).toBe(name);
  });
});
