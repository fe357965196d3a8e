import { describe, expect, it } from 'vitest';
import { docxResume, docResume, pdfResume } from '../../../tests/api/resume-files.ts';
import { expectLinear } from '../../../tests/timing.ts';
import { limits } from '../contract/limits.ts';
import { answerTexts } from '../contract/answer-texts.ts';
import type { ResumeExtension } from '../contract/resume.ts';
import { ApiError } from './api-error.ts';
import { checkContent } from './resume-check.ts';

type Entry = { name: string | Buffer; extra?: Buffer; comment?: Buffer; unpacked?: number };

type Ending = { count?: number; comment?: Buffer };

const document: Entry = { name: 'word/document.xml' };

/** An archive that consists of its directory only. */
function archive(entries: Entry[], { count = entries.length, comment = Buffer.alloc(0) }: Ending = {}): Buffer {
  const localSignature = Buffer.from('PK\x03\x04');
  const directory = entries.flatMap(({ name, extra = Buffer.alloc(0), comment: entryComment = Buffer.alloc(0), unpacked = 0 }) => {
    const header = Buffer.alloc(46);
    header.write('PK\x01\x02');
    header.writeUInt16LE(8, 10);
    header.writeUInt32LE(unpacked, 24);
    header.writeUInt16LE(Buffer.from(name).length, 28);
    header.writeUInt16LE(extra.length, 30);
    header.writeUInt16LE(entryComment.length, 32);
    return [header, Buffer.from(name), extra, entryComment];
  });
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06');
  end.writeUInt16LE(count, 8);
  end.writeUInt16LE(count, 10);
  end.writeUInt32LE(localSignature.length, 16);
  end.writeUInt16LE(comment.length, 20);
  return Buffer.concat([localSignature, ...directory, end, comment]);
}

async function refusal(extension: ResumeExtension, content: Buffer): Promise<string | undefined> {
  try {
    await checkContent({ name: `a.${extension}`, extension, content });
    return undefined;
  } catch (error) {
    if (error instanceof ApiError) return error.message;
    throw error;
  }
}

const documentAmong = (count: number) => [document, ...Array.from({ length: count - 1 }, (_, index) => ({ name: `a${index}` }))];
const mebibyte = 1024 * 1024;

describe('the content check', () => {
  it.each<[string, ResumeExtension, Buffer]>([
    ['a PDF', 'pdf', pdfResume],
    ['a PDF after a byte order mark', 'pdf', Buffer.concat([Buffer.from('\ufeff'), pdfResume])],
    ['a DOC', 'doc', docResume],
    ['a DOCX', 'docx', docxResume],
    ['a DOCX of Word for the web', 'docx', archive([{ name: 'word/document2.xml' }])],
    ['a DOCX of 1000 entries', 'docx', archive(documentAmong(1000))],
    ['a DOCX of 100 MiB unpacked', 'docx', archive([document, { name: 'a', unpacked: 100 * mebibyte }])],
    ['a DOCX with a comment', 'docx', archive([document], { comment: Buffer.from('Ada') })],
  ])('accepts %s', async (_, extension, content) => {
    expect(await refusal(extension, content)).toBeUndefined();
  });

  it.each<[string, ResumeExtension, Buffer, string]>([
    ['a DOCX called .pdf', 'pdf', docxResume, answerTexts.resumeContent],
    ['a PDF header behind the first 1024 bytes', 'pdf', Buffer.concat([Buffer.alloc(1024), pdfResume]), answerTexts.resumeContent],
    ['a DOCX called .doc', 'doc', docxResume, answerTexts.resumeContent],
    ['a DOC called .docx', 'docx', docResume, answerTexts.resumeContent],
    ['a DOCX behind other bytes', 'docx', Buffer.concat([Buffer.from('GIF89a'), docxResume]), answerTexts.resumeContent],
    ['an archive without a document', 'docx', archive([{ name: 'a.exe' }, { name: 'old/word/document.xml' }]), answerTexts.resumeContent],
    ['a DOCX that is cut off', 'docx', docxResume.subarray(0, -30), answerTexts.resumeDamaged],
    ['only the first 4 bytes of a DOCX', 'docx', docxResume.subarray(0, 4), answerTexts.resumeDamaged],
    ['a directory that ends too early', 'docx', archive([document], { count: 2 }), answerTexts.resumeDamaged],
    ['macros', 'docx', archive([document, { name: 'word/vbaProject.bin' }]), answerTexts.resumeMacros],
    ['macros in another folder and case', 'docx', archive([document, { name: 'Other\\VBAPROJECT.BIN' }]), answerTexts.resumeMacros],
    ['1001 entries', 'docx', archive(documentAmong(1001)), answerTexts.resumeTooComplex],
    ['a name of 256 bytes', 'docx', archive([document, { name: 'a'.repeat(256) }]), answerTexts.resumeTooComplex],
    [
      'more than 100 MiB unpacked',
      'docx',
      archive([document, ...['a', 'b'].map((name) => ({ name, unpacked: 60 * mebibyte }))]),
      answerTexts.resumeTooComplex,
    ],
    [
      '5 GiB unpacked, in the ZIP64 field',
      'docx',
      archive([document, { name: 'a', unpacked: 0xffffffff, extra: Buffer.from('010008000000004001000000', 'hex') }]),
      answerTexts.resumeTooComplex,
    ],
    [
      'a large directory',
      'docx',
      archive(Array.from({ length: 10 }, () => ({ ...document, comment: Buffer.alloc(30_000) }))),
      answerTexts.resumeTooComplex,
    ],
  ])('refuses %s', async (_, extension, content, message) => {
    expect(await refusal(extension, content)).toBe(message);
  });
});

function repeated(beginning: string, text: string, size: number): Buffer {
  const content = Buffer.alloc(size, text, 'latin1');
  content.write(beginning, 'latin1');
  return content;
}

function archiveFullOf(entry: Entry, size: number): Buffer {
  const entryBytes = archive([entry]).length - archive([]).length;
  return archive(Array.from({ length: Math.min(65_535, Math.floor(size / entryBytes)) }, () => entry));
}

const unicodePathFields = Buffer.concat(Array.from({ length: 6500 }, () => Buffer.from('75700600010000000061', 'hex')));
const sizes = [40_000, 200_000, mebibyte, limits.resumeBytes] as const;

describe('the content check takes time in proportion to the file, and at most 100 ms, for', () => {
  it.each<[string, ResumeExtension, (size: number) => Buffer]>([
    ['spaces behind a PDF header', 'pdf', (size) => repeated('%PDF-', ' ', size)],
    ['almost a PDF header, repeated', 'pdf', (size) => repeated('', '%PDF', size)],
    ['zeros in a DOC', 'doc', (size) => repeated('\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1', '\0', size)],
    ['local headers', 'docx', (size) => repeated('PK\x03\x04', 'PK\x03\x04', size)],
    ['entry headers', 'docx', (size) => repeated('PK\x03\x04', 'PK\x01\x02', size)],
    ['end records, repeated', 'docx', (size) => repeated('PK\x03\x04', 'PK\x05\x06', size)],
    ['almost an end record, repeated', 'docx', (size) => repeated('PK\x03\x04', 'PK\x05\x05', size)],
    [
      'an end record before a long comment',
      'docx',
      (size) => archive([document], { comment: Buffer.alloc(Math.min(size, 65_535), 'PK\x05\x05') }),
    ],
    ['short entries', 'docx', (size) => archiveFullOf({ name: 'a' }, size)],
    ['the most entries that are read', 'docx', (size) => archive(documentAmong(Math.min(1000, Math.floor(size / 50))))],
    [
      'the most long names that are read',
      'docx',
      (size) => archive(Array.from({ length: Math.min(1000, Math.floor(size / 300)) }, () => ({ name: 'a'.repeat(255) }))),
    ],
    [
      'the most short extra fields that are read',
      'docx',
      (size) => archive(Array.from({ length: Math.min(1000, Math.floor(size / 300)) }, () => ({ name: 'a', extra: Buffer.alloc(252) }))),
    ],
    ['long names', 'docx', (size) => archiveFullOf({ name: Buffer.alloc(65_535, 'a') }, Math.max(size, 70_000))],
    ['long extra fields', 'docx', (size) => archiveFullOf({ name: 'a', extra: Buffer.alloc(65_532) }, Math.max(size, 70_000))],
    ['long comments', 'docx', (size) => archiveFullOf({ name: 'a', comment: Buffer.alloc(65_535) }, Math.max(size, 70_000))],
    [
      'Unicode path fields beside long names',
      'docx',
      (size) => archiveFullOf({ name: Buffer.alloc(65_535, 'a'), extra: unicodePathFields }, Math.max(size, 135_000)),
    ],
  ])('%s', async (name, extension, make) => {
    const work = (size: number) => {
      const content = make(size);
      return () => refusal(extension, content);
    };
    await expectLinear(name, work, sizes);
  });
});
