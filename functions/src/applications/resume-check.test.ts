import { constants, deflateRawSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { docResume, docxResume, pdfResume } from '../../../tests/api/resume-files.ts';
import { expectLinear } from '../../../tests/timing.ts';
import { limits } from '../platform/contract/limits.ts';
import { responseTexts } from '../platform/contract/response-texts.ts';
import type { ResumeExtension } from './contract/resume.ts';
import { ApiError } from '../platform/http/api-error.ts';
import { checkedResume, typeOf } from './resume-check.ts';

type Entry = { name: string | Buffer; extra?: Buffer; comment?: Buffer; unpacked?: number; content?: Buffer };

type Ending = { count?: number; comment?: Buffer };

function contentTypes(mainPart: string, type: string): Entry {
  const xml = `<Types><Override PartName="${mainPart}" ContentType="application/vnd.${type}.main+xml"/></Types>`;
  return { name: '[Content_Types].xml', unpacked: xml.length, content: deflateRawSync(xml) };
}

const document = contentTypes('/word/document.xml', 'openxmlformats-officedocument.wordprocessingml.document');

/** An archive of which only the first entry can be unpacked, if it has content. */
function archive(entries: Entry[], { count = entries.length, comment = Buffer.alloc(0) }: Ending = {}): Buffer {
  const { name: firstName = '', content: firstContent = Buffer.alloc(0) } = entries[0] ?? {};
  const localHeader = Buffer.alloc(30);
  localHeader.write('PK\x03\x04');
  localHeader.writeUInt16LE(Buffer.from(firstName).length, 26);
  const local = Buffer.concat([localHeader, Buffer.from(firstName), firstContent]);
  const directory = entries.flatMap(
    ({ name, extra = Buffer.alloc(0), comment: entryComment = Buffer.alloc(0), unpacked = 0, content = Buffer.alloc(0) }) => {
      const header = Buffer.alloc(46);
      header.write('PK\x01\x02');
      header.writeUInt16LE(8, 10);
      header.writeUInt32LE(content.length, 20);
      header.writeUInt32LE(unpacked, 24);
      header.writeUInt16LE(Buffer.from(name).length, 28);
      header.writeUInt16LE(extra.length, 30);
      header.writeUInt16LE(entryComment.length, 32);
      return [header, Buffer.from(name), extra, entryComment];
    },
  );
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06');
  end.writeUInt16LE(count, 8);
  end.writeUInt16LE(count, 10);
  end.writeUInt32LE(local.length, 16);
  end.writeUInt16LE(comment.length, 20);
  return Buffer.concat([local, ...directory, end, comment]);
}

/** A compound file with one stream in its directory, whose first sector is the last one. */
function compoundFile(stream: string, firstSector: Uint8Array = new Uint8Array()): Buffer {
  const file = Buffer.alloc(1536);
  file.write('d0cf11e0a1b11ae1', 'hex');
  file.writeUInt16LE(9, 30);
  const entry = file.subarray(512);
  entry.write(stream, 'utf16le');
  entry.writeUInt16LE(2 * stream.length + 2, 64);
  entry.writeUInt32LE(1, 116);
  file.set(firstSector, 1024);
  return file;
}

/** The beginning of Word's main stream. */
function wordStream(flags: number): Buffer {
  const stream = Buffer.alloc(12);
  stream.writeUInt16LE(0xa5ec, 0);
  stream.writeUInt16LE(flags, 10);
  return stream;
}

async function typeOrRefusal(content: Buffer): Promise<string> {
  try {
    return await typeOf(content);
  } catch (error) {
    if (error instanceof ApiError) return error.message;
    throw error;
  }
}

const documentAmong = (count: number) => [document, ...Array.from({ length: count - 1 }, (_, index) => ({ name: `a${index}` }))];
const mebibyte = 1024 * 1024;
const unpackedTo60 = { name: 'a', unpacked: 60 * mebibyte };
const unpackedTo5GiB = { name: 'a', unpacked: 0xffffffff, extra: Buffer.from('010008000000004001000000', 'hex') };

/** A file of Office, of which only the list of types matters. */
const officeFile = (type: string, mainPart = '/word/document.xml') => archive([contentTypes(mainPart, type)]);

const utf16 = (text: string) => Buffer.from(`\ufeff${text}`, 'utf16le');
const wordHtml = `<html xmlns:w="urn:schemas-microsoft-com:office:word"><head><meta name=ProgId content=Word.Document>`;
const xml = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';

describe('the content', () => {
  it.each<[string, Buffer, ResumeExtension]>([
    ['a PDF', pdfResume, 'pdf'],
    ['a PDF after a byte order mark', Buffer.concat([Buffer.from('\ufeff'), pdfResume]), 'pdf'],
    ['a DOC', compoundFile('WordDocument', wordStream(0)), 'doc'],
    ['a DOC whose main stream is elsewhere', compoundFile('WordDocument'), 'doc'],
    ['a DOCX', docxResume, 'docx'],
    ['a DOCX with another main part', officeFile('openxmlformats-officedocument.wordprocessingml.document', '/content/main.xml'), 'docx'],
    ['a DOCX of 1000 entries', archive(documentAmong(1000)), 'docx'],
    ['a DOCX of 100 MiB unpacked', archive([document, { name: 'a', unpacked: 99 * mebibyte }]), 'docx'],
    ['a DOCX with a comment', archive([document], { comment: Buffer.from('Ada') }), 'docx'],
    ['a DOCX before a line end', Buffer.concat([docxResume, Buffer.from('\r\n')]), 'docx'],
    ['a DOCX before 100 kB', Buffer.concat([docxResume, Buffer.alloc(100_000)]), 'docx'],
  ])('%s is recognised', async (_, content, type) => {
    expect(await typeOrRefusal(content)).toBe(type);
  });

  it.each<[string, Buffer, string]>([
    ['a DOCX with a password', compoundFile('EncryptedPackage'), responseTexts.resumePassword],
    ['a DOCX with a password, in other letters', compoundFile('ENCRYPTEDPACKAGE'), responseTexts.resumePassword],
    ['a DOC with a password', compoundFile('WordDocument', wordStream(0x100)), responseTexts.resumePassword],
    ['RTF', Buffer.from('{\\rtf1\\ansi Ada}'), responseTexts.resumeRtf],
    ['a web page', Buffer.from('\n<!-- Resume --><!DOCTYPE html><title>Ada</title>'), responseTexts.resumeWebPage],
    ['a web page of Word', Buffer.from(wordHtml), responseTexts.resumeWebPage],
    ['a web page in UTF-16', utf16(wordHtml), responseTexts.resumeWebPage],
    ['a web page with its pictures', Buffer.from('MIME-Version: 1.0\r\nContent-Type: multipart/related;'), responseTexts.resumeWebPage],
    ['XML of Word 2003', Buffer.from(`${xml}<?mso-application progid="Word.Document"?>`), responseTexts.resumeWordXml],
    ['XML of Word 2007', Buffer.from(`${xml}<pkg:package xmlns:pkg="x">`), responseTexts.resumeWordXml],
    ['another XML', Buffer.from(`${xml}<resume>`), responseTexts.resumeContent],
    ['an OpenDocument file', archive([{ name: 'mimetype' }, { name: 'content.xml' }]), responseTexts.resumeOpenDocument],
    ['a document of Pages', archive([{ name: 'Index/Document.iwa' }]), responseTexts.resumePages],
    ['a document of an older Pages', archive([{ name: 'index.xml' }]), responseTexts.resumePages],
    ['a JPEG', Buffer.from('\xff\xd8\xff\xe0', 'latin1'), responseTexts.resumePicture],
    ['a HEIC', Buffer.from('\0\0\0\x18ftypheic'), responseTexts.resumePicture],
    ['a WebP', Buffer.from('RIFF\x10\x20\0\0WEBPVP8 '), responseTexts.resumePicture],
    ['text', Buffer.from('Ada Lovelace, <head> of analysis'), responseTexts.resumeContent],
    ['a PDF header behind the first 1024 bytes', Buffer.concat([Buffer.alloc(1024), pdfResume]), responseTexts.resumeContent],
    ['a DOCX behind other bytes', Buffer.concat([Buffer.from('MZ'), docxResume]), responseTexts.resumeContent],
    ['an archive', archive([{ name: 'cv.pdf' }, { name: 'old/[Content_Types].xml' }]), responseTexts.resumeArchive],
    ['a spreadsheet', officeFile('openxmlformats-officedocument.spreadsheetml.sheet', '/xl/workbook.xml'), responseTexts.resumeContent],
    ['a template', officeFile('openxmlformats-officedocument.wordprocessingml.template'), responseTexts.resumeTemplate],
    ['a document that may have macros', officeFile('ms-word.document.macroEnabled'), responseTexts.resumeMacros],
    ['a list of types larger than its directory says', archive([{ ...document, unpacked: 10 }]), responseTexts.resumeDamaged],
    ['a list of types of 1 MiB', archive([{ ...document, unpacked: mebibyte }]), responseTexts.resumeTooComplex],
    ['a DOCX that is cut off', docxResume.subarray(0, -30), responseTexts.resumeDamaged],
    ['only the first 4 bytes of a DOCX', docxResume.subarray(0, 4), responseTexts.resumeDamaged],
    ['a directory that ends too early', archive([document], { count: 2 }), responseTexts.resumeDamaged],
    ['macros', archive([document, { name: 'word/vbaProject.bin' }]), responseTexts.resumeMacros],
    ['macros in another folder and case', archive([document, { name: 'Other\\VBAPROJECT.BIN' }]), responseTexts.resumeMacros],
    ['1001 entries', archive(documentAmong(1001)), responseTexts.resumeTooComplex],
    ['a name of 256 bytes', archive([document, { name: 'a'.repeat(256) }]), responseTexts.resumeTooComplex],
    ['more than 100 MiB unpacked', archive([document, unpackedTo60, unpackedTo60]), responseTexts.resumeTooComplex],
    ['5 GiB unpacked, in the ZIP64 field', archive([document, unpackedTo5GiB]), responseTexts.resumeTooComplex],
    ['a large directory', archiveFullOf({ ...document, comment: Buffer.alloc(30_000) }, 310_000), responseTexts.resumeTooComplex],
  ])('%s is refused', async (_, content, message) => {
    expect(await typeOrRefusal(content)).toBe(message);
  });

  it.each([
    ['CV.PDF', pdfResume, 'CV.PDF', 'pdf'],
    ['CV of Ada.docx', docResume, 'CV of Ada.doc', 'doc'],
    ['cv.doc', docxResume, 'cv.docx', 'docx'],
    ['cv.v2.docx', pdfResume, 'cv.v2.pdf', 'pdf'],
  ])('decides the type and the extension of %s', async (name, content, stored, extension) => {
    expect(await checkedResume({ name, content })).toEqual({ name: stored, content, extension });
  });
});

function repeated(beginning: string, text: string, size: number): Buffer {
  const content = Buffer.alloc(size, text, 'latin1');
  content.write(beginning, 'latin1');
  return content;
}

function archiveFullOf(entry: Entry, size: number, most = 65_535): Buffer {
  const entryBytes = archive([entry, entry]).length - archive([entry]).length;
  return archive(Array.from({ length: Math.min(most, Math.floor(size / entryBytes)) }, () => entry));
}

const packedZeros = deflateRawSync(Buffer.alloc(mebibyte), { finishFlush: constants.Z_FULL_FLUSH });
const packedTypes = (content: Buffer) => archive([{ ...document, unpacked: 256 * 1024, content }]);
const sizes = [40_000, 200_000, mebibyte, limits.resumeBytes] as const;

it.each<[string, (size: number) => Buffer]>([
  ['blocks in the list of types that unpack to nothing', (size) => packedTypes(Buffer.alloc(size, '\0\0\0\xff\xff', 'latin1'))],
  ['a bomb in the list of types', (size) => packedTypes(Buffer.alloc(size, packedZeros))],
  ['end records, repeated', (size) => repeated('PK\x03\x04', 'PK\x05\x06', size)],
  ['almost an end record, repeated', (size) => repeated('PK\x03\x04', 'PK\x05\x05', size)],
  ['the most long names that are read', (size) => archiveFullOf({ name: 'a'.repeat(255) }, size, 1000)],
  ['long names', (size) => archiveFullOf({ name: Buffer.alloc(65_535, 'a') }, Math.max(size, 70_000))],
])('the type is found in time in proportion to the file, and at most 100 ms, for %s', async (name, make) => {
  const work = (size: number) => {
    const content = make(size);
    return () => typeOrRefusal(content);
  };
  await expectLinear(name, work, sizes);
});
