import { randomUUID } from 'node:crypto';
import type { Request } from 'express';
import type { Application } from './contract/applications.ts';
import { resumeField } from '../platform/contract/endpoint.ts';
import { serverLimits } from '../platform/contract/limits.ts';
import { responseTexts } from '../platform/contract/response-texts.ts';
import { resumeTypes } from './contract/resume.ts';
import { resumeFileName, resumePath } from './resumes.ts';
import { isTemporaryFailure } from '../platform/errors.ts';
import type { Parts } from '../parts.ts';
import { parseForm } from '../platform/http/multipart.ts';
import { readBody } from '../platform/http/request-body.ts';
import type { Resume } from './resume-check.ts';

/** @throws {ApiError} 400, 408, 413 or 415 */
export async function readResumeForm(request: Request) {
  const body = await readBody(request, serverLimits.multipartBytes, responseTexts.resumeTooLarge);
  return parseForm(body, request.get('Content-Type') ?? '', resumeField);
}

/**
 * The file first, then the document that refers to it: docs/decisions/0009-submissions.md
 * @param write returns whether the application now refers to the file
 */
export async function storeResume(
  { applications, resumes }: Parts,
  id: string,
  resume: Resume,
  write: (fields: Pick<Application, 'resume_path' | 'resume'>) => Promise<boolean>,
): Promise<boolean> {
  const contentType = resumeTypes[resume.extension];
  const fileName = resumeFileName(randomUUID(), resume.extension);
  const path = resumePath(fileName);
  let written: boolean;
  try {
    await resumes.save(fileName, resume.content, contentType);
    const stored = { file_name: resume.name, content_type: contentType, size: resume.content.length };
    written = await write({ resume_path: path, resume: stored });
  } catch (error) {
    // An unreachable service may still change the application. If not, upkeep removes the file.
    if (!isTemporaryFailure(error)) await removeUnlessReferenced();
    throw error;
  }
  if (!written) await removeUnlessReferenced();
  return written;

  // An earlier attempt of the library may have written the document with this file.
  async function removeUnlessReferenced(): Promise<void> {
    if ((await applications.get(id))?.resume_path !== path) await resumes.remove(fileName);
  }
}
