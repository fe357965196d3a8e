import { messages } from '../contract/messages.ts';
import {
  type ResumeExtension,
  type ResumeProblem,
  resumeExtension,
  resumeProblem,
  resumeProblemMessages,
} from '../contract/resume.ts';
import { ApiError } from './api-error.ts';
import type { UploadedFile } from './multipart.ts';

const problemStatus: Record<ResumeProblem, number> = { name: 400, type: 415, empty: 400, size: 413 };

/** What file-type calls the content of each kind. Old Word files are one of many kinds of compound file ('cfb'). */
const contentOf: Record<ResumeExtension, string> = { pdf: 'pdf', doc: 'cfb', docx: 'docx' };

/** The stream that tells a Word document from other compound files: spreadsheets, installers, mails. [MS-DOC] 2.1.1 */
const wordStream = Buffer.from('WordDocument', 'utf16le');

/**
 * @returns the resume's kind
 * @throws {ApiError} 400, 413 or 415 when it is none that is taken, by its name, its size or its content
 */
export async function checkedResume({ name, content }: UploadedFile): Promise<ResumeExtension> {
  const problem = resumeProblem({ name, size: content.length });
  if (problem) throw new ApiError(problemStatus[problem], resumeProblemMessages[problem]);
  const extension = resumeExtension(name);
  if (!extension || !(await holds(extension, content))) throw new ApiError(415, messages.resumeContent);
  return extension;
}

/** Whether the content is of the kind that the name says. */
async function holds(extension: ResumeExtension, content: Buffer): Promise<boolean> {
  const { fileTypeFromBuffer } = await import('file-type');
  // A broken archive makes it throw.
  const type = await fileTypeFromBuffer(content).catch(() => undefined);
  return type?.ext === contentOf[extension] && (extension !== 'doc' || content.includes(wordStream));
}
