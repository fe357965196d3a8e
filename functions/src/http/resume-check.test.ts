import { zipSync } from 'fflate';
import { expect, it } from 'vitest';
import { limits } from '../contract/limits.ts';
import { ApiError } from './api-error.ts';
import { checkedResume } from './resume-check.ts';

/** Repeats a text up to the size of the largest resume. */
function full(beginning: string, text: string, end = ''): Buffer {
  const content = Buffer.alloc(limits.resumeBytes, text, 'latin1');
  content.write(beginning, 'latin1');
  content.write(end, content.length - end.length, 'latin1');
  return content;
}

const documentType = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml';

/** A document with these files beside what it needs. */
function docx(files: Record<string, Uint8Array>): Buffer {
  const contentTypes = Buffer.from(`<Types><Override PartName="/a.xml" ContentType="${documentType}"/></Types>`);
  return Buffer.from(zipSync({ '[Content_Types].xml': contentTypes, 'a.xml': contentTypes, ...files }, { level: 1 }));
}

const zeros = Buffer.alloc(99 * 1024 * 1024);

const files: [string, Buffer][] = [
  ...['/A', '/', '/J', '/#4a', '<', '<<', '< >', '(', '()', '\\(', '%\n', 'a ', 'stream ', 'stream endstream ', 'PK\x05\x06'].map(
    (text): [string, Buffer] => [`full of ${JSON.stringify(text)}.pdf`, full('%PDF-1.7\n', text, '\n%%EOF')],
  ),
  ['of zeros.doc', full('\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1', '\0')],
  ['full of entries.doc', full('\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1', `a\0\0\0${'\0'.repeat(60)}\x04\0\x02\x01${'\0'.repeat(60)}`)],
  ['full of local headers.docx', full('PK\x03\x04', 'PK\x03\x04')],
  ['full of ends.docx', full('PK\x03\x04', 'PK\x05\x06')],
  ['that unpacks to just less than is let through.docx', docx({ b: zeros })],
  ['with many small entries.docx', docx(Object.fromEntries(Array.from({ length: 990 }, (_, n) => [`${n}`, zeros.subarray(0, 50_000)])))],
  ...['<Relationship ', '<a b="', "<a b='c' ", '<a:', '<', '&#x41;', '"'].map((text): [string, Buffer] => [
    `with relationships full of ${JSON.stringify(text)}.docx`,
    docx({ 'a.rels': Buffer.alloc(4_000_000, text) }),
  ]),
  ['with a relationship of one long word.docx', docx({ 'a.rels': Buffer.from(`<Relationship ${'a'.repeat(4_000_000)}>`) })],
  ['with a relationship of one long prefix.docx', docx({ 'a.rels': Buffer.from(`<${'é'.repeat(2_000_000)}`) })],
];

it.each(files)('a file %s is judged within a second of work', async (name, content) => {
  // Of the processor, and the best of three, since others may be at work on the machine.
  const times: number[] = [];
  for (let run = 0; run < 3; run += 1) {
    const start = process.cpuUsage();
    await checkedResume({ name: name.replace(/^.*\./, 'a.'), content }).catch((error: unknown) => expect(error).toBeInstanceOf(ApiError));
    const { user, system } = process.cpuUsage(start);
    times.push((user + system) / 1000);
  }
  expect(Math.min(...times)).toBeLessThan(1000);
});
