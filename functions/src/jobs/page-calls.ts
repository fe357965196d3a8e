import type { Request, Response } from 'express';
import { byDepartment } from './contract/job-facets.ts';
import { type Job, type PublicJob, publicJob } from './contract/jobs.ts';
import { type CareersPart, careersPageSize, type JobLookup, type JobPages } from './contract/job-pages.ts';
import { isOpen } from './contract/job-closing.ts';
import { responseTexts } from '../platform/contract/response-texts.ts';
import { siteHeaders } from '../platform/contract/security-headers.ts';
import { served } from '../platform/contract/paths.ts';
import type { MountCalls } from '../calls.ts';
import { ApiError } from '../platform/http/api-error.ts';
import { publicJobEndpoints } from './contract/public-endpoints.ts';
import { cachedByCdn, findJob, mountCareers, withExcerpt } from './public-calls.ts';
import { PageFailure } from '../platform/http/error-handler.ts';
import { Prepared, preparedOnce } from '../platform/http/prepared.ts';

const statuses: Record<JobLookup['state'], number> = { open: 200, closed: 410, missing: 404 };

const pageHeaders = siteHeaders();

const keptForever = { 'Cache-Control': 'public, max-age=31536000, immutable' };

const mountJobPages: MountCalls = (mount, parts, app) => {
  const { jobPages, openJobs } = parts;

  const mountPage = (path: string, handler: (request: Request, response: Response) => Promise<void>) => {
    app.get(path, (request, response) => handler(request, response.set(pageHeaders)));
  };

  const listOf = (contentType: string, write: (pages: JobPages, jobs: PublicJob[]) => string) =>
    preparedOnce(openJobs, async (open) => new Prepared(write((await jobPages.load()).pages, vacancies(open)), contentType));

  const mountList = (path: string, ...list: Parameters<typeof listOf>) => {
    const answer = listOf(...list);
    mountPage(path, async (_, response) => (await answer()).send(response.set(cachedByCdn)));
  };

  mountList(served.jobsFeed, 'application/atom+xml; charset=utf-8', (pages, jobs) => pages.jobsFeed(jobs));
  mountList(served.jobsSitemap, 'application/xml; charset=utf-8', (pages, jobs) => pages.jobsSitemap(jobs));

  const jobsJson = listOf('application/json; charset=utf-8', (pages, jobs) => pages.jobsJson(jobs));
  mount(publicJobEndpoints.readJobsJson, jobsJson, (response) => response.set(cachedByCdn));

  mountPage(served.careers, async ({ query }, response) => {
    const [{ pages, careersShell }, [open]] = await Promise.all([jobPages.load(), Promise.allSettled([openJobs()])]);
    if (open.status === 'rejected') throw new PageFailure(await pages.careersPage(careersShell, null), open.reason);
    response.set(cachedByCdn).send(await pages.careersPage(careersShell, careersPart(open.value, query['page'])));
  });

  mountPage(served.job, async (request, response) => {
    const id = String(request.params['id']);
    const [{ pages, shell }, [lookup]] = await Promise.all([jobPages.load(), Promise.allSettled([findJob(parts, id)])]);
    if (lookup.status === 'rejected') throw new PageFailure(await pages.jobPage(shell, { state: 'failed' }), lookup.reason);
    const page = await pages.jobPage(shell, lookup.value);
    response.status(statuses[lookup.value.state]).set(cachedByCdn).send(page);
  });
};

/** Social images of jobs. The CDN keeps them by their version. */
const mountJobCards: MountCalls = (_mount, { jobs, jobPages, limiter }, app) => {
  app.get(served.jobCard, async (request, response) => {
    const job = await jobs.get(request.params['id']);
    if (!job) throw new ApiError(404, responseTexts.jobNotFound, cachedByCdn);
    if (!isOpen(job)) throw new ApiError(410, responseTexts.jobClosed, cachedByCdn);
    limiter.view(request);
    // Another version in the URL may be one that an edit has just made.
    const isCurrent = request.query['version'] === job.updated_at;
    response
      .set(isCurrent ? keptForever : cachedByCdn)
      .type('png')
      .send(await jobPages.card(job));
  });
};

/** Programs that find links in a text take what follows for a part of them. */
const mountDamagedLinks: MountCalls = (_mount, _parts, app) => {
  app.get(/^\/careers\/([A-Za-z\d]{20})[^A-Za-z\d]/, ({ params, originalUrl }, response) => {
    // The query can name the source of the visit.
    response.redirect(301, served.job.replace(':id', String(params[0])) + originalUrl.replace(/^[^?]*/, ''));
  });
};

/** In the list's order, so that nothing moves once all are loaded. @param page as in the URL */
function careersPart(open: Job[], page: unknown): CareersPart {
  const openings = open.filter(({ general }) => !general);
  const grouped = byDepartment(openings).flatMap(([, group]) => group);
  const ordered = openings.length > careersPageSize ? [...grouped, ...open.filter(({ general }) => general)] : open;
  const asked = (Number(page) - 1) * careersPageSize;
  const first = ordered[asked] ? asked : 0;
  const end = first + careersPageSize;
  const jobs = ordered.slice(first, end).map((job) => withExcerpt(publicJob.parse(job)));
  return { jobs, total: openings.length, ...(end < ordered.length && { next: end / careersPageSize + 1 }) };
}

/** A general application is no vacancy. */
function vacancies(open: Job[]): PublicJob[] {
  return open.filter(({ general }) => !general).map((job) => publicJob.parse(job));
}

export const calls = [mountCareers, mountJobCards, mountDamagedLinks, mountJobPages];
