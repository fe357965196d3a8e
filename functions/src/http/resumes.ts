import contentDisposition from 'content-disposition';
import { endpoints } from '../contract/endpoints.ts';
import { texts } from '../contract/texts.ts';
import { resumeExtension, resumeTypes } from '../contract/resume.ts';
import type { ApplicationStore } from '../data/applications.ts';
import { adminActor } from '../data/audit.ts';
import { isResumeFileName, type ResumeStore, resumePath } from '../data/resumes.ts';
import { ApiError } from './api-error.ts';
import type { Mount } from './endpoint.ts';

/** Resumes, as staff open them. */
export function mountResumes(mount: Mount, parts: { applications: ApplicationStore; resumes: ResumeStore }): void {
  const { applications, resumes } = parts;

  mount(endpoints.readResume, async ({ request, response, params, admin }) => {
    const extension = isResumeFileName(params.file) ? resumeExtension(params.file) : undefined;
    if (!extension) throw new ApiError(404, texts.resumeNotFound);
    // One after the other: megabytes are read only for whom they are meant.
    const application = await applications.findByResume(resumePath(params.file));
    const content = application?.resume && (await resumes.read(params.file));
    if (!application?.resume || !content) throw new ApiError(404, texts.resumeNotFound);
    // No empty file is accepted, so the others need not be asked.
    if (content.length === 0 && (await resumes.isRemoved(params.file))) throw new ApiError(404, texts.resumeRemoved);
    if (request.method !== 'HEAD') await applications.recordOpenedResume(application.id, adminActor(admin));
    // Its own name says what it is and the stored application what it is called; neither asks the content. Whatever that
    // turns out to be, the headers of every answer leave it no script and no share in the site's origin.
    const type = extension === 'pdf' ? 'inline' : 'attachment';
    response.set({
      'Content-Type': resumeTypes[extension],
      // Not what the application says it was: somebody may have put another file in its place.
      'Content-Length': String(content.length),
      'Content-Disposition': contentDisposition(application.resume.file_name, { type }),
    });
    response.end(content);
  });
}
