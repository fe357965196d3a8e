import { buffer } from 'node:stream/consumers';
import type { Entry } from 'yauzl';
import { limits } from '../platform/contract/limits.ts';
import { responseTexts } from '../platform/contract/response-texts.ts';
import {
  cleanFileName,
  type ResumeExtension,
  type ResumeProblem,
  resumeExtension,
  resumeProblem,
  resumeProblemMessages,
} from './contract/resume.ts';
import { ApiError } from '../platform/http/api-error.ts';
import type { UploadedFile } from '../platform/http/multipart.ts';

export type Resume = UploadedFile & { extension: ResumeExtension };

const problemStatus: Record<ResumeProblem, number> = { name: 400, type: 415, empty: 400, size: 413 };

/** @returns the file with a clean name @throws {ApiError} 400, 413 or 415 */
export function acceptedFile({ name, content }: UploadedFile): UploadedFile {
  const problem = resumeProblem({ name, size: content.length });
  if (problem) throw new ApiError(problemStatus[problem], resumeProblemMessages[problem]);
  return { name: cleanFileName(name), content };
}

/** The content decides the extension. @throws {ApiError} 400 or 415 */
export async function checkedResume({ name, content }: UploadedFile): Promise<Resume> {
  const extension = await typeOf(content);
  return { name: resumeExtension(name) === extension ? name : name.slice(0, name.lastIndexOf('.') + 1) + extension, content, extension };
}

/** Beginnings of other files, without the null bytes of UTF-16. */
const otherTypes: [RegExp, string][] = [
  [/^\{\\rtf/, responseTexts.resumeRtf],
  [/^<\?xml[^]*(?:progid="Word\.Document"|:wordDocument|pkg:package)/, responseTexts.resumeWordXml],
  [/^<(?:[^]*<)?(?:!doctype\s+html|html|head|meta|body)\b/i, responseTexts.resumeWebPage],
  [/^[\w-]+:[^]*multipart\/related/i, responseTexts.resumeWebPage],
  [/^(?:\xff\xd8\xff|\x89PNG|GIF8|RIFF[^]{0,4}WEBP|II\*|MM\*|[^]?ftyp(?:hei|mif|avif))/, responseTexts.resumePicture],
];

/** @throws {ApiError} 400 or 415 */
export async function typeOf(content: Buffer): Promise<ResumeExtension> {
  const head = content.toString('latin1', 0, 1024);
  if (head.startsWith('PK\x03\x04')) return typeOfArchive(content);
  // https://learn.microsoft.com/openspecs/windows_protocols/ms-cfb/
  if (head.startsWith('\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1')) return typeOfCompoundFile(content);
  if (head.includes('%PDF-')) return 'pdf';
  const beginning = head.replaceAll('\0', '').replace(/^(?:\xef\xbb\xbf|\xff\xfe|\xfe\xff)?\s*/, '');
  throw new ApiError(415, otherTypes.find(([signature]) => signature.test(beginning))?.[1] ?? responseTexts.resumeContent);
}

/** [MS-DOC] 2.5.2: a DOCX is encrypted into a compound file, a DOC has a flag. */
function typeOfCompoundFile(content: Buffer): ResumeExtension {
  const document = beginningOfStream(content, 'worddocument');
  const isEncrypted = document?.length === 12 && document.readUInt16LE(0) === 0xa5ec && (document.readUInt16LE(10) & 0x100) !== 0;
  if (isEncrypted || beginningOfStream(content, 'encryptedpackage')) throw new ApiError(415, responseTexts.resumePassword);
  return 'doc';
}

const sectorShiftAt = 30;
/** In bytes. The size of a name, in UTF-16, includes its end. */
const directoryEntry = { length: 128, nameSizeAt: 64, sectorAt: 116 };

/** @param name in lower case @returns its first 12 bytes, fewer if the file ends before */
function beginningOfStream(content: Buffer, name: string): Buffer | undefined {
  const nameSize = 2 * name.length;
  for (let at = 0; at + directoryEntry.length <= content.length; at += directoryEntry.length) {
    if (content.readUInt16LE(at + directoryEntry.nameSizeAt) !== nameSize + 2) continue;
    if (content.toString('utf16le', at, at + nameSize).toLowerCase() !== name) continue;
    const begin = (content.readUInt32LE(at + directoryEntry.sectorAt) + 1) * 2 ** content.readUInt16LE(sectorShiftAt);
    return content.subarray(begin, begin + 12);
  }
  return undefined;
}

async function typeOfArchive(content: Buffer): Promise<ResumeExtension> {
  try {
    return await typeInArchive(content);
  } catch (cause) {
    if (cause instanceof ApiError) throw cause;
    throw new ApiError(400, responseTexts.resumeDamaged, {}, { cause });
  }
}

/** Far above what Word writes. */
const bounds = { directoryBytes: 256 * 1024, nameBytes: 255, unpackedBytes: 100 * 1024 * 1024, contentTypesBytes: 256 * 1024 };

const tooComplex = () => new ApiError(400, responseTexts.resumeTooComplex);

/** Unpacks only the list of types. Throws other errors for a damaged archive. */
async function typeInArchive(content: Buffer): Promise<ResumeExtension> {
  const { fromBufferPromise } = await import('yauzl');
  // For a name, yauzl may compute a checksum for each extra field. A hostile file has thousands.
  const zip = await fromBufferPromise(withoutBytesBehind(content), { decodeStrings: false });
  if (zip.entryCount > limits.docxEntries) throw tooComplex();
  let directoryBytes = 0;
  let unpackedBytes = 0;
  let otherType: string = responseTexts.resumeArchive;
  let contentTypes: Entry | undefined;
  for await (const entry of zip.eachEntry()) {
    const { fileNameRaw, extraFieldLength, fileCommentLength, uncompressedSize } = entry;
    directoryBytes += fileNameRaw.length + extraFieldLength + fileCommentLength;
    unpackedBytes += uncompressedSize;
    if (fileNameRaw.length > bounds.nameBytes || directoryBytes > bounds.directoryBytes || unpackedBytes > bounds.unpackedBytes)
      throw tooComplex();
    const name = fileNameRaw.toString('latin1');
    if (/(?:^|[/\\])vbaProject\.bin$/i.test(name)) throw new ApiError(415, responseTexts.resumeMacros);
    if (/^content\.xml$/.test(name)) otherType = responseTexts.resumeOpenDocument;
    if (/^index(?:\.xml|\.zip|\/document\.iwa)$/i.test(name)) otherType = responseTexts.resumePages;
    if (/^\[content_types\]\.xml$/i.test(name)) contentTypes = entry;
  }
  if (!contentTypes) throw new ApiError(415, otherType);
  if (contentTypes.uncompressedSize > bounds.contentTypesBytes) throw tooComplex();
  // Yauzl stops at the size that the directory states.
  const types = (await buffer(await zip.openReadStreamPromise(contentTypes))).toString('latin1').replaceAll('\0', '');
  // The main part may have any name: ECMA-376, part 2, 10.1.2.
  if (/wordprocessingml\.document\.main\+xml/i.test(types)) return 'docx';
  if (/wordprocessingml\.template\.main\+xml/i.test(types)) throw new ApiError(415, responseTexts.resumeTemplate);
  throw new ApiError(415, /ms-word\.\w+\.macroEnabled/i.test(types) ? responseTexts.resumeMacros : responseTexts.resumeContent);
}

/** Mail and download programs append line ends and more, which yauzl refuses. */
function withoutBytesBehind(archive: Buffer): Buffer {
  const endRecord = { signature: 'PK\x05\x06', length: 22, commentSize: 20 };
  const at = archive.lastIndexOf(endRecord.signature, undefined, 'latin1');
  if (at < 0 || at + endRecord.length > archive.length) return archive;
  return archive.subarray(0, at + endRecord.length + archive.readUInt16LE(at + endRecord.commentSize));
}
