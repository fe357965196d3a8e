import { limits } from '../contract/limits.ts';
import { answerTexts } from '../contract/answer-texts.ts';
import { type ResumeExtension, type ResumeProblem, resumeExtension, resumeProblem, resumeProblemMessages } from '../contract/resume.ts';
import { ApiError } from './api-error.ts';
import type { UploadedFile } from './multipart.ts';

export type Resume = UploadedFile & { extension: ResumeExtension };

const problemStatus: Record<ResumeProblem, number> = { name: 400, type: 415, empty: 400, size: 413 };

/** Checks name, extension and size. @throws {ApiError} 400, 413 or 415 */
export function acceptedResume(file: UploadedFile): Resume {
  const extension = resumeExtension(file.name);
  const found = resumeProblem({ name: file.name, size: file.content.length });
  if (extension && !found) return { ...file, extension };
  // TypeScript cannot see that a missing extension is a problem.
  const problem = found ?? 'type';
  throw new ApiError(problemStatus[problem], resumeProblemMessages[problem]);
}

const contentProblems = {
  'other type': { status: 415, text: answerTexts.resumeContent },
  damaged: { status: 400, text: answerTexts.resumeDamaged },
  macros: { status: 415, text: answerTexts.resumeMacros },
  'too complex': { status: 400, text: answerTexts.resumeTooComplex },
} as const;

type CheckResult = keyof typeof contentProblems | undefined;

const checks: Record<ResumeExtension, (content: Buffer) => CheckResult | Promise<CheckResult>> = {
  // Readers look for the header in the first 1024 bytes.
  pdf: (content) => (content.subarray(0, 1024).includes('%PDF-') ? undefined : 'other type'),
  // The signature of a compound file: https://learn.microsoft.com/openspecs/windows_protocols/ms-cfb/
  doc: (content) => (startsWith(content, 'd0cf11e0a1b11ae1') ? undefined : 'other type'),
  docx: docxProblem,
};

/** Checks the file's signature, and the archive directory of a DOCX. Nothing is unpacked. @throws {ApiError} 400 or 415 */
export async function checkContent({ extension, content }: Resume): Promise<void> {
  const problem = await checks[extension](content);
  if (!problem) return;
  const { status, text } = contentProblems[problem];
  throw new ApiError(status, text);
}

/** Far above what Word writes. */
const bounds = { directoryBytes: 256 * 1024, nameBytes: 255, unpackedBytes: 100 * 1024 * 1024 };

async function docxProblem(content: Buffer): Promise<CheckResult> {
  // The signature of an archive's first entry.
  if (!startsWith(content, '504b0304')) return 'other type';
  try {
    return await directoryProblem(content);
  } catch {
    return 'damaged';
  }
}

async function directoryProblem(content: Buffer): Promise<CheckResult> {
  const { fromBufferPromise } = await import('yauzl');
  // To decode a name, yauzl may compute its checksum for each extra field, of which a hostile file can have thousands.
  const zip = await fromBufferPromise(content, { decodeStrings: false });
  if (zip.entryCount > limits.docxEntries) return 'too complex';
  let directoryBytes = 0;
  let unpackedBytes = 0;
  let hasDocument = false;
  for await (const { fileNameRaw, extraFieldLength, fileCommentLength, uncompressedSize } of zip.eachEntry()) {
    directoryBytes += fileNameRaw.length + extraFieldLength + fileCommentLength;
    unpackedBytes += uncompressedSize;
    if (fileNameRaw.length > bounds.nameBytes || directoryBytes > bounds.directoryBytes || unpackedBytes > bounds.unpackedBytes)
      return 'too complex';
    const name = fileNameRaw.toString('latin1');
    if (/(?:^|[/\\])vbaProject\.bin$/i.test(name)) return 'macros';
    // Word for the web also writes document2.xml.
    hasDocument ||= /^word\/document\d?\.xml$/i.test(name);
  }
  return hasDocument ? undefined : 'other type';
}

function startsWith(content: Buffer, signature: string): boolean {
  return content.subarray(0, signature.length / 2).toString('hex') === signature;
}
