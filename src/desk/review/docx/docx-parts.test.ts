import { strToU8, type Zippable, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { limits } from '#rooms/platform/contract/limits.ts';
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

describe('DocxParts', () => {
  it('accepts 1000 entries, and parts up to the limit', () => {
    expect(() => new DocxParts(emptyImages(1000))).not.toThrow();
    const parts = new DocxParts(zipSync({ 'a.xml': half, 'b.xml': half }));
    expect(['/a.xml', '/b.xml', '/c.xml'].map((part) => parts.read(part)?.length)).toEqual([half.length, half.length, undefined]);
  });

  it('does not count parts without text', () => {
    const parts = { 'customXml/item1.xml': overHalf, 'word/glossary/document.xml': overHalf, 'word/media/a.png': overHalf };
    expect(new DocxParts(zipSync({ ...parts, 'word/document.xml': half })).read('/word/document.xml')?.length).toBe(half.length);
  });

  it.each([
    ['compressed parts that unpack to more than the limit', zipSync({ 'a.xml': half, 'b.xml': overHalf })],
    ['stored parts above the limit that claim to be empty', withFalseSizes({ 'a.xml': half, 'b.xml': overHalf })],
    ['1001 entries', emptyImages(1001)],
  ])('rejects %s', (_, archive) => {
    expect(() => new DocxParts(archive)).toThrow('The document is too large');
  });

  it.each([
    ['its name', '/word/document22.xml', 'word/document22.xml'],
    ['another spelling of its name', '.\\Word/My%20text.xml', 'word\\my text.xml'],
  ])('finds a related part by %s', (_, target, name) => {
    const parts = new DocxParts(zipSync({ '_rels/.rels': rootOf(target), [name]: half }));
    expect(parts.read(parts.related('/', 'officeDocument'))?.length).toBe(half.length);
  });
});
