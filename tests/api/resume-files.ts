import { docx } from '../../local/seed/docx.ts';
import { pdf } from '../../local/seed/pdf.ts';

export const pdfResume = pdf('Ada Lovelace', ['Analyst and metaphysician']);
export const docxResume = docx('Ada Lovelace', ['Analyst and metaphysician']);

/** Begins with the signature of Word 97 to 2003. */
export const docResume = Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(1000)]);

/** Begins with the signature of a Windows program. */
export const program = Buffer.concat([Buffer.from('MZ\x90\x00', 'latin1'), Buffer.alloc(1000)]);

export function pdfOfSize(bytes: number): Buffer {
  return Buffer.concat([pdfResume, Buffer.alloc(bytes - pdfResume.length, ' ')]);
}
