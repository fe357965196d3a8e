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
import { docProblem } from './resume-doc.ts';
import { docxProblem } from './resume-docx.ts';
import { pdfProblem } from './resume-pdf.ts';

/** What is wrong with a resume's content. */
export type ContentProblem = 'other kind' | 'damaged' | 'protected' | 'scripts' | 'macros' | 'remote' | 'bomb';

const problemStatus: Record<ResumeProblem, number> = { name: 400, type: 415, empty: 400, size: 413 };

const refusals: Record<ContentProblem, { status: number; text: string }> = {
  'other kind': { status: 415, text: messages.resumeContent },
  damaged: { status: 400, text: messages.resumeDamaged },
  protected: { status: 415, text: messages.resumeProtected },
  scripts: { status: 415, text: messages.resumeScripts },
  macros: { status: 415, text: messages.resumeMacros },
  remote: { status: 415, text: messages.resumeRemote },
  bomb: { status: 400, text: messages.resumeBomb },
};

const checks: Record<ResumeExtension, (content: Buffer) => ContentProblem | undefined | Promise<ContentProblem | undefined>> = {
  pdf: pdfProblem,
  doc: docProblem,
  docx: docxProblem,
};

/**
 * @returns the resume's kind
 * @throws {ApiError} 400, 413 or 415 when it is none that is taken, by its name, its size or its content
 */
export async function checkedResume({ name, content }: UploadedFile): Promise<ResumeExtension> {
  const problem = resumeProblem({ name, size: content.length });
  if (problem) throw new ApiError(problemStatus[problem], resumeProblemMessages[problem]);
  const extension = resumeExtension(name);
  const found = extension === undefined ? 'other kind' : await checks[extension](content);
  if (extension === undefined || found !== undefined) {
    const { status, text } = refusals[found ?? 'other kind'];
    throw new ApiError(status, text);
  }
  return extension;
}
