import {
  cleanFileName,
  type ResumeExtension,
  type ResumeProblem,
  resumeExtension,
  resumeProblem,
  resumeProblemMessages,
} from '../contract/resume.ts';
import { ApiError } from './api-error.ts';
import type { UploadedFile } from './multipart.ts';
import { typeOf } from './resume-type.ts';

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
  return { name: resumeExtension(name) === extension ? name : name.replace(/[^.]*$/, extension), content, extension };
}
