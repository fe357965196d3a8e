import type { ContentProblem } from './resume-check.ts';
import { isZip } from './zip.ts';

/** ISO 32000-2, 7.5.2. Readers find it further in too; but a file that begins as something else is something else. */
const header = Buffer.from('%PDF-');
const endMark = Buffer.from('%%EOF');

/** Names that say something of the whole file, wherever they stand outside streams. ISO 32000-2, 7.6.2 and 12.6.4. */
const problems: [Buffer, ContentProblem][] = [
  [Buffer.from('Encrypt'), 'protected'],
  [Buffer.from('JavaScript'), 'scripts'],
  [Buffer.from('JS'), 'scripts'],
  [Buffer.from('Launch'), 'scripts'],
];

/**
 * Judges a PDF by what can be read without unpacking it. Scripts in packed object streams go unseen: that none of them can
 * do harm is for the way it is served.
 */
export async function pdfProblem(content: Buffer): Promise<ContentProblem | undefined> {
  if (!content.subarray(0, header.length).equals(header)) return 'other kind';
  if (!content.includes(endMark)) return 'damaged';
  if (await isZip(content)) return 'other kind';
  return problemByName(content);
}

const [percent, slash, backslash, open, close, less, greater, hash] = Buffer.from('%/\\()<>#');
const streamKeyword = Buffer.from('stream');
const streamEnd = Buffer.from('endstream');

/** Whether a byte is neither blank nor delimiter: ISO 32000-2, 7.2.3 */
const isRegular = Array.from({ length: 256 }, (_, byte) => !'\0\t\n\f\r ()<>[]{}/%'.includes(String.fromCharCode(byte)));

/**
 * Looks at the names outside comments, strings and streams, in one pass: so that neither a text about JavaScript nor packed
 * bytes that happen to look like a name are taken for one.
 */
function problemByName(content: Buffer): ContentProblem | undefined {
  let at = 0;
  while (at < content.length) {
    const byte = content[at] ?? 0;
    if (byte === percent) at = afterComment(content, at);
    else if (byte === open) at = afterString(content, at);
    else if (byte === less) at = content[at + 1] === less ? at + 2 : afterHexString(content, at);
    else if (byte === slash || isRegular[byte]) {
      const start = at;
      at = afterRegular(content, at + 1);
      if (byte === slash) {
        const found = problems.find(([name]) => isName(content, start + 1, at, name));
        if (found) return found[1];
      } else if (at - start === streamKeyword.length && content.subarray(start, at).equals(streamKeyword)) {
        at = after(content, streamEnd, at);
      }
    } else at += 1;
  }
  return undefined;
}

/** Whether the name at this place is that one. Each of its letters may be written as # and two digits. Makes no garbage. */
function isName(content: Buffer, from: number, to: number, name: Buffer): boolean {
  let at = from;
  for (const letter of name) {
    const escaped = content[at] === hash;
    const byte = escaped ? 16 * hexDigit(content[at + 1]) + hexDigit(content[at + 2]) : content[at];
    if (byte !== letter) return false;
    at += escaped ? 3 : 1;
  }
  return at === to;
}

/** @returns the value of a digit; NaN where it is none */
function hexDigit(byte = 0): number {
  if (byte >= 0x30 && byte <= 0x39) return byte - 0x30;
  const letter = byte | 0x20;
  return letter >= 0x61 && letter <= 0x66 ? letter - 0x57 : Number.NaN;
}

/** @returns where the content goes on after the mark; its end where there is none */
function after(content: Buffer, mark: Buffer, from: number): number {
  const found = content.indexOf(mark, from);
  return found < 0 ? content.length : found + mark.length;
}

function afterRegular(content: Buffer, from: number): number {
  let at = from;
  while (at < content.length && isRegular[content[at] ?? 0]) at += 1;
  return at;
}

function afterHexString(content: Buffer, from: number): number {
  let at = from;
  while (at < content.length && content[at] !== greater) at += 1;
  return at + 1;
}

function afterComment(content: Buffer, from: number): number {
  let at = from;
  while (at < content.length && content[at] !== 10 && content[at] !== 13) at += 1;
  return at;
}

function afterString(content: Buffer, from: number): number {
  let depth = 0;
  for (let at = from; at < content.length; at += 1) {
    const byte = content[at];
    if (byte === backslash) at += 1;
    else if (byte === open) depth += 1;
    else if (byte === close && --depth === 0) return at + 1;
  }
  return content.length;
}
