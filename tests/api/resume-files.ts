import { docx } from '../../local/seed/docx.ts';
import { pdf } from '../../local/seed/pdf.ts';

/** Small but real resumes, one of each kind. */
export const pdfResume = Buffer.from(pdf('Ada Lovelace', ['Analyst and metaphysician']));
export const docxResume = Buffer.from(docx('Ada Lovelace', ['Analyst and metaphysician']));

/** The beginning of a compound file, with the name of a stream in its directory. */
function compoundFile(stream: string): Buffer {
  const content = Buffer.alloc(2048);
  Buffer.from('d0cf11e0a1b11ae1', 'hex').copy(content);
  content.write(stream, 1024, 'utf16le');
  return content;
}

export const docResume = compoundFile('WordDocument');
export const spreadsheet = compoundFile('Workbook');

/** What Windows starts as a program. */
export const program = Buffer.concat([Buffer.from('MZ\x90\x00', 'latin1'), Buffer.alloc(1000)]);

/** @returns a PDF of exactly that many bytes */
export function pdfOfSize(bytes: number): Buffer {
  return Buffer.concat([pdfResume, Buffer.alloc(bytes - pdfResume.length, ' ')]);
}
