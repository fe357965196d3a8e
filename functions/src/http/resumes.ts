import contentDisposition from 'content-disposition';
import { endpoints } from '../contract/endpoints.ts';
import { answerTexts } from '../contract/answer-texts.ts';
import { texts } from '../contract/texts.ts';
import { resumeExtension, resumeTypes } from '../contract/resume.ts';
import type { ApplicationStore } from '../data/applications.ts';
import { adminActor } from '../data/audit.ts';
import { isResumeFileName, type ResumeStore, resumePath } from '../data/resumes.ts';
import { ApiError } from './api-error.ts';
import type { Mount } from './endpoint.ts';

export function mountResumes(mount: Mount, parts: { applications: ApplicationStore; resumes: ResumeStore }): void {
  const { applications, resumes } = parts;

  mount(endpoints.readResume, async ({ request, response, params, admin }) => {
    const extension = isResumeFileName(params.file) ? resumeExtension(params.file) : undefined;
    if (!extension) throw new ApiError(404, answerTexts.resumeNotFound);
    const application = await applications.findByResume(resumePath(params.file));
    const content = application?.resume && (await resumes.read(params.file));
    if (!application?.resume || !content) throw new ApiError(404, answerTexts.resumeNotFound);
    // Applicants cannot send empty files, so an empty file is probably the scanner's.
    if (content.length === 0 && (await resumes.isRemoved(params.file))) throw new ApiError(404, texts.resumeRemoved);
    if (request.method !== 'HEAD') await applications.recordOpenedResume(application.id, adminActor(admin));
    response.set({
      // The content type follows from the stored name, not from the content. The headers of every answer prevent scripts.
      'Content-Type': resumeTypes[extension],
      // The size in the application may be wrong, since the file may have been replaced.
      'Content-Length': String(content.length),
      'Content-Disposition': contentDisposition(application.resume.file_name, { type: extension === 'pdf' ? 'inline' : 'attachment' }),
    });
    response.end(content);
  });
}
