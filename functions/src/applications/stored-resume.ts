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
 * @param write makes the application refer to the file, unless another attempt has stored one
 * @throws {ApiError} 400 or 415
 */
export async function storeResume<Written>(
  { applications, resumes }: Parts,
  id: string,
  file: UploadedFile | undefined,
  write: (fields: Pick<Application, 'resume_path' | 'resume'>) => Promise<Written>,
): Promise<Written> {
  if (!file) return write({ resume_path: null, resume: null });
  const resume = await checkedResume(file);
  const contentType = resumeTypes[resume.extension];
  const fileName = resumeFileName(randomUUID(), resume.extension);
  const path = resumePath(fileName);
  const stored = { file_name: resume.name, content_type: contentType, size: resume.content.length };
  let isUncertain = false;
  try {
    await resumes.save(fileName, resume.content, contentType);
    return await write({ resume_path: path, resume: stored });
  } catch (error) {
    // An unreachable service may still change the application. If not, upkeep removes the file.
    isUncertain = isTemporaryFailure(error);
    throw error;
  } finally {
    if (!isUncertain && (await applications.get(id))?.resume_path !== path) await resumes.remove(fileName);
  }
}
