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
import { ApiError } from '../platform/http/api-error.ts';
import { parseForm, type UploadedFile } from '../platform/http/multipart.ts';
import { readBody } from '../platform/http/request-body.ts';
import { acceptedFile, checkedResume } from './resume-check.ts';

/** @throws {ApiError} 400, 408, 413 or 415 */
export async function readResumeForm(request: Request) {
  const body = await readBody(request, serverLimits.multipartBytes, responseTexts.resumeTooLarge);
  const { fields, file } = await parseForm(body, request.get('Content-Type') ?? '', resumeField);
  if (fields[resumeField]) throw new ApiError(400, responseTexts.malformedMultipart);
  return { fields, file: file && acceptedFile(file) };
}

/**
 * The file first, then the document that refers to it: docs/decisions/0009-submissions.md
 * @param file is checked only now, since that takes long
 * @param write returns whether the application now refers to the file
 * @throws {ApiError} 400 or 415
 */
export async function storeResume(
  { applications, resumes }: Parts,
  id: string,
  file: UploadedFile | undefined,
  write: (fields: Pick<Application, 'resume_path' | 'resume'>) => Promise<boolean>,
): Promise<boolean> {
  if (!file) return write({ resume_path: null, resume: null });
  const resume = await checkedResume(file);
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
