import { compoundFileEntries, isCompoundFile, sectorAt } from './compound-file.ts';
import type { ContentProblem } from './resume-check.ts';

/** Judges a document of Word 97 to 2003. [MS-DOC] */
export function docProblem(content: Buffer): ContentProblem | undefined {
  if (!isCompoundFile(content)) return 'other kind';
  const entries = compoundFileEntries(content);
  // A DOCX with a password is a compound file too.
  if (entries.has('encryptedpackage')) return 'protected';
  const document = entries.get('worddocument');
  // Other compound files are spreadsheets, installers, mails.
  if (document === undefined) return 'other kind';
  if (entries.has('_vba_project')) return 'macros';
  return isEncrypted(sectorAt(content, document)) ? 'protected' : undefined;
}

/**
 * FibBase, [MS-DOC] 2.5.2: fEncrypted is bit 8 of the flags at byte 10. It begins with a number that is Word's own (95, or 97
 * and later); where that isn't there the stream is a short one, kept elsewhere, and is not asked.
 */
function isEncrypted(fib: Buffer): boolean {
  return fib.length >= 12 && [0xa5ec, 0xa5dc].includes(fib.readUInt16LE(0)) && (fib.readUInt16LE(10) & 0x100) !== 0;
}
