import { pipeline } from 'node:stream/promises';
import { endpoints } from '../contract/endpoints.ts';
import { texts } from '../contract/texts.ts';
import type { ApplicationStore } from '../data/applications.ts';
import { adminActor } from '../data/audit.ts';
import type { JobStore } from '../data/jobs.ts';
import { fileNameOf, type ResumeStore } from '../data/resumes.ts';
import { ApiError } from './api-error.ts';
import { applicationsAsCsv } from './applications-csv.ts';
import type { Mount } from './endpoint.ts';
import { cursorOf, withNextLink } from './page-link.ts';

type Parts = { applications: ApplicationStore; jobs: JobStore; resumes: ResumeStore };

export function mountApplications(mount: Mount, parts: Parts): void {
  const { applications, jobs, resumes } = parts;

  mount(endpoints.listApplications, async ({ request, response, query }) => {
    const { limit, cursor, ...filter } = query;
    const page = await applications.page(filter, limit, cursorOf(cursor));
    return withNextLink(response, request.originalUrl, page);
  });

  mount(endpoints.countApplications, async () => applications.counts(await jobs.ids()));

  mount(endpoints.exportApplications, async ({ request, response, query, admin }) => {
    const today = new Date().toISOString().slice(0, 10);
    response.attachment(`applications-${today}.csv`).type('text/csv; charset=utf-8; header=present');
    if (request.method === 'HEAD') return;
    const csv = applicationsAsCsv(applications.pages(query));
    // A failure before this point can still be answered with an error.
    const beginning = await csv.next();
    await applications.recordExport(adminActor(admin));
    response.write(beginning.value);
    await pipeline(csv, response);
  });

  mount(endpoints.updateApplicationStatus, async ({ params, body, admin }) => {
    const { status } = await body();
    const application = await applications.setStatus(params.id, status, adminActor(admin));
    if (!application) throw new ApiError(404, texts.applicationNotFound);
    return application;
  });

  mount(endpoints.deleteApplication, async ({ params, admin }) => {
    const application = await applications.get(params.id);
    if (!application) throw new ApiError(404, texts.applicationNotFound);
    // The file first: if the second step fails, the application is still listed and can be deleted again.
    if (application.resume_path !== null) await resumes.remove(fileNameOf(application.resume_path));
    if (!(await applications.remove(params.id, adminActor(admin)))) throw new ApiError(404, texts.applicationNotFound);
  });
}
