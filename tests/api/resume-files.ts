import { docx } from '../../local/seed/docx.ts';
import { pdf } from '../../local/seed/pdf.ts';
import { compoundFile } from './compound-file.ts';

/** Small but real resumes, one of each kind. */
export const pdfResume = Buffer.from(pdf('Ada Lovelace', ['Analyst and metaphysician']));
export const docxResume = Buffer.from(docx('Ada Lovelace', ['Analyst and metaphysician']));

/** The beginning of a Word document's main stream: FibBase, [MS-DOC] 2.5.2. */
export function wordStream({ encrypted = false } = {}): Buffer {
  const fib = Buffer.alloc(32);
  fib.writeUInt16LE(0xa5ec, 0);
  fib.writeUInt16LE(193, 2);
  fib.writeUInt16LE(encrypted ? 0x100 : 0, 10);
  return fib;
}

export const docResume = compoundFile({ WordDocument: wordStream(), '1Table': Buffer.alloc(8) });
export const spreadsheet = compoundFile({ Workbook: Buffer.alloc(8) });

/** What Windows starts as a program. */
export const program = Buffer.concat([Buffer.from('MZ\x90\x00', 'latin1'), Buffer.alloc(1000)]);

/** @returns a PDF of exactly that many bytes */
export function pdfOfSize(bytes: number): Buffer {
  return Buffer.concat([pdfResume, Buffer.alloc(bytes - pdfResume.length, ' ')]);
}
