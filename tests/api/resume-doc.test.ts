import { describe, it } from 'vitest';
import { messages } from '#contract/messages.ts';
import { compoundFile } from './compound-file.ts';
import { useApi } from './harness.ts';
import { docResume, docxResume, pdfResume, wordStream } from './resume-files.ts';
import { expectJudged, type Judgement } from './resume-judged.ts';

const api = useApi();
const WordDocument = wordStream();
const macros = ['Macros', 'VBA'];
const otherKind: Judgement = [415, messages.resumeContent];

describe('a DOC', () => {
  it.each<[string, Buffer, Judgement]>([
    ['as Word 97 writes it', docResume, 'stored'],
    ['that speaks of macros', compoundFile({ WordDocument: Buffer.from('_VBA_PROJECT EncryptedPackage', 'utf16le') }), 'stored'],
    ['with a picture and a table of another program in it', compoundFile({ WordDocument, Data: pdfResume }, ['ObjectPool']), 'stored'],
    ['whose short main stream is kept elsewhere', compoundFile({ WordDocument: Buffer.alloc(16, 0xff) }), 'stored'],
    ['with macros', compoundFile({ WordDocument, _VBA_PROJECT: Buffer.from('x') }, macros), [415, messages.resumeMacros]],
    ['with macros, written in another case', compoundFile({ WordDocument, _vba_Project: Buffer.from('x') }, macros), [415, messages.resumeMacros]],
    ['with a password', compoundFile({ WordDocument: wordStream({ encrypted: true }) }), [415, messages.resumeProtected]],
    ['that is an encrypted DOCX', compoundFile({ EncryptedPackage: Buffer.alloc(64), EncryptionInfo: Buffer.alloc(8) }), [415, messages.resumeProtected]],
    ['that is a spreadsheet', compoundFile({ Workbook: Buffer.from('WordDocument', 'utf16le') }), otherKind],
    ['that is a DOCX', docxResume, otherKind],
    ['that is cut off in its header', docResume.subarray(0, 20), otherKind],
    ['that is cut off before its directory', docResume.subarray(0, 1000), otherKind],
    ['that follows other bytes', Buffer.concat([Buffer.from('GIF89a'), docResume]), otherKind],
    ['of Word for DOS', Buffer.concat([Buffer.from('31be0000', 'hex'), Buffer.alloc(500)]), otherKind],
    ['in rich text', Buffer.from('{\\rtf1 Ada Lovelace}'), otherKind],
  ])('%s', async (_, content, judgement) => {
    await expectJudged(api, { name: 'a.doc', content }, judgement);
  });
});
