import { create as contentDisposition } from 'content-disposition';
import type { MountCalls } from '../calls.ts';
import { applicationEndpoints } from './contract/endpoints.ts';
import { responseTexts } from '../platform/contract/response-texts.ts';
import { pdfHeaders } from '../platform/contract/security-headers.ts';
import { previewOf, resumeExtension, resumeTypes } from './contract/resume.ts';
import { isResumeFileName, mailedFolder, resumePath } from './resumes.ts';
import { ApiError, requireFound } from '../platform/http/api-error.ts';
import { log } from '../platform/log.ts';

export const mountResumes: MountCalls = (mount, { applications, resumes }) => {
  mount(applicationEndpoints.readResume, async ({ response, params, query, admin }) => {
    const { resumeNotFound } = responseTexts;
    const extension = requireFound(isResumeFileName(params.file) && resumeExtension(params.file), resumeNotFound);
    const application = requireFound(await applications.findByResume(resumePath(params.file)), resumeNotFound);
    const content = await resumes.read(params.file);
    if (!content) {
      // An alarm: local/alarms/policies.ts.
      log({ severity: 'WARNING', message: 'Resume is missing', application: application.id, file: params.file });
      throw new ApiError(404, resumeNotFound);
    }
    // Applicants cannot send empty files, so it is probably the scanner's.
    if (content.length === 0 && (await resumes.isRemoved(params.file))) throw new ApiError(404, responseTexts.resumeRemoved);
    // HEAD is recorded too, since its answer has the file's name.
    if (query.preview) await applications.recordReading(application.id, admin.actor, 'load resume');
    else requireFound(await applications.recordOpening(application.id, admin.actor, true), resumeNotFound);
    response.set({
      ...(extension === 'pdf' && pdfHeaders),
      // From the stored name, not from the content.
      'Content-Type': resumeTypes[extension],
      // The application may have another size, since the file may have been replaced.
      'Content-Length': String(content.length),
      'Content-Disposition': contentDisposition(application.resume?.file_name, { type: extension === 'pdf' ? 'inline' : 'attachment' }),
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
    const { id, resume } = requireFound(await applications.get(params.id), responseTexts.applicationNotFound);
    requireFound(await applications.recordOpening(id, admin.actor, previewOf(resume) !== undefined), responseTexts.applicationNotFound);
  });
};
