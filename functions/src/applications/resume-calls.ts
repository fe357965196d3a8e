import { create as contentDisposition } from 'content-disposition';
import { applicationEndpoints } from './contract/endpoints.ts';
import { responseTexts } from '../platform/contract/response-texts.ts';
import { pdfHeaders } from '../platform/contract/security-headers.ts';
import { previewOf, resumeExtension, resumeTypes } from './contract/resume.ts';
import { isResumeFileName, mailedFolder, resumePath } from './resumes.ts';
import type { Parts } from '../parts.ts';
import { ApiError } from '../platform/http/api-error.ts';
import { log } from '../platform/log.ts';
import type { Mount } from '../platform/http/endpoint.ts';

export function mountResumes(mount: Mount, { applications, resumes }: Parts): void {
  mount(applicationEndpoints.readResume, async ({ response, params, query, admin }) => {
    const extension = isResumeFileName(params.file) ? resumeExtension(params.file) : undefined;
    if (!extension) throw new ApiError(404, responseTexts.resumeNotFound);
    const application = await applications.findByResume(resumePath(params.file));
    if (!application?.resume) throw new ApiError(404, responseTexts.resumeNotFound);
    const content = await resumes.read(params.file);
    if (!content) {
      // An alarm: local/alerts/policies.ts.
      log({ severity: 'WARNING', message: 'Resume is missing', application: application.id, file: params.file });
      throw new ApiError(404, responseTexts.resumeNotFound);
    }
    // Applicants cannot send empty files, so it is probably the scanner's.
    if (content.length === 0 && (await resumes.isRemoved(params.file))) throw new ApiError(404, responseTexts.resumeRemoved);
    // HEAD is recorded too, since its answer has the file's name.
    if (query.preview) await applications.recordReading(application.id, admin.actor, 'load resume');
    else if (!(await applications.recordOpening(application.id, admin.actor, true))) throw new ApiError(404, responseTexts.resumeNotFound);
    response.set({
      ...(extension === 'pdf' && pdfHeaders),
      // From the stored name, not from the content.
      'Content-Type': resumeTypes[extension],
      // The application may have another size, since the file may have been replaced.
      'Content-Length': String(content.length),
      'Content-Disposition': contentDisposition(application.resume.file_name, { type: extension === 'pdf' ? 'inline' : 'attachment' }),
    });
    response.end(content);
  });

  mount(applicationEndpoints.readMailedFile, async ({ response, params: { id, entry, name }, admin }) => {
    const extension = resumeExtension(name);
    const isTheirs = extension && (await applications.recordOpening(id, admin.actor, true));
    const content = isTheirs && (await resumes.read(mailedFolder(id, entry) + name));
    if (!content || content.length === 0) throw new ApiError(404, responseTexts.resumeNotFound);
    response.set({ 'Content-Type': resumeTypes[extension], 'Content-Disposition': contentDisposition(name) });
    response.end(content);
  });

  mount(applicationEndpoints.showResume, async ({ params, admin }) => {
    const application = await applications.get(params.id);
    const isFound =
      application && (await applications.recordOpening(application.id, admin.actor, previewOf(application.resume) !== undefined));
    if (!isFound) throw new ApiError(404, responseTexts.applicationNotFound);
  });
}
