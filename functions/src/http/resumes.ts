import { pipeline } from 'node:stream/promises';
import contentDisposition from 'content-disposition';
import { endpoints } from '../contract/endpoints.ts';
import { messages } from '../contract/messages.ts';
import { resumeExtension, resumeTypes } from '../contract/resume.ts';
import type { ApplicationStore } from '../data/applications.ts';
import { isResumeFileName, type ResumeStore, resumePath } from '../data/resumes.ts';
import { ApiError } from './api-error.ts';
import type { Mount } from './endpoint.ts';

/** Resumes, as staff open them. */
export function mountResumes(mount: Mount, parts: { applications: ApplicationStore; resumes: ResumeStore }): void {
  const { applications, resumes } = parts;

  mount(endpoints.readResume, async ({ request, response, params }) => {
    const extension = isResumeFileName(params.file) ? resumeExtension(params.file) : undefined;
    if (!extension) throw new ApiError(404, messages.resumeNotFound);
    // One after the other: a file that was opened for nothing would have to be closed in each case that ends here.
    const resume = (await applications.findByResume(resumePath(params.file)))?.resume;
    const content = resume && (await resumes.read(params.file));
    if (!resume || !content) throw new ApiError(404, messages.resumeNotFound);
    // Its own name says what it is and the stored application what it is called; neither asks the content. Whatever that
    // turns out to be, the headers of every answer leave it no script and no share in the site's origin.
    const type = extension === 'pdf' ? 'inline' : 'attachment';
    response.set({
      'Content-Type': resumeTypes[extension],
      'Content-Length': String(resume.size),
      'Content-Disposition': contentDisposition(resume.file_name, { type }),
    });
    if (request.method === 'HEAD') content.destroy();
    else await pipeline(content, response);
  });
}
