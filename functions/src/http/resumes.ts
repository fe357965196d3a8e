import { pipeline } from 'node:stream/promises';
import contentDisposition from 'content-disposition';
import { endpoints } from '../contract/endpoints.ts';
import { messages } from '../contract/messages.ts';
import { resumeTypes } from '../contract/resume.ts';
import type { ApplicationStore } from '../data/applications.ts';
import { isResumeFileName, type ResumeStore, resumePath } from '../data/resumes.ts';
import { ApiError } from './api-error.ts';
import type { Mount } from './endpoint.ts';

/** Resumes, as staff open them. */
export function mountResumes(mount: Mount, parts: { applications: ApplicationStore; resumes: ResumeStore }): void {
  const { applications, resumes } = parts;

  mount(endpoints.readResume, async ({ request, response, params }) => {
    if (!isResumeFileName(params.file)) throw new ApiError(404, messages.resumeNotFound);
    const [application, content] = await Promise.all([
      applications.findByResume(resumePath(params.file)),
      resumes.read(params.file),
    ]);
    // The stored application, not the file, says what it is and what it is called.
    const resume = application?.resume;
    if (!resume || !content) {
      content?.destroy();
      throw new ApiError(404, messages.resumeNotFound);
    }
    const type = resume.content_type === resumeTypes.pdf ? 'inline' : 'attachment';
    response.set({
      'Content-Type': resume.content_type,
      'Content-Length': String(resume.size),
      'Content-Disposition': contentDisposition(resume.file_name, { type }),
    });
    if (request.method === 'HEAD') content.destroy();
    else await pipeline(content, response);
  });
}
