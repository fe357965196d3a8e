import type { Express, Request, Response } from 'express';
import { listParameters } from './contract/job-facets.ts';
import { type Job, type PublicJob, publicJob } from './contract/jobs.ts';
import { careersPageSize, closedJob, type JobLookup, type JobPages } from './contract/job-pages.ts';
import { siteHeaders } from '../platform/contract/security-headers.ts';
import { served } from '../platform/contract/paths.ts';
import type { Calls } from '../calls.ts';
import { cached } from '../platform/cached.ts';
import { serverLimits } from '../platform/contract/limits.ts';
import { mountDamagedPaths } from '../platform/http/damaged-paths.ts';
import { mountJobCards } from './card-calls.ts';
import { publicJobEndpoints } from './contract/public-endpoints.ts';
import { cachedByCdn, findJob, mountCareers, type PublicParts, readPublicProcess, withExcerpt } from './public-calls.ts';
import { PageFailure } from '../platform/http/error-handler.ts';
import type { Mount } from '../platform/http/endpoint.ts';
import { Prepared, preparedOnce } from '../platform/http/prepared.ts';

const statuses: Record<JobLookup['state'], number> = { open: 200, closed: 410, missing: 404 };

const pageHeaders = siteHeaders();

function mountJobPages(mount: Mount, app: Express, parts: PublicParts): void {
  const { jobPages, openJobs } = parts;

  const mountPage = (path: string, handler: (request: Request, response: Response) => Promise<void>) => {
    app.route(path).all((_, response, next) => {
      response.set(pageHeaders);
      next();
    });
    app.get(path, handler);
  };

  const listOf = (contentType: string, write: (pages: JobPages, jobs: PublicJob[]) => string) =>
    preparedOnce(openJobs, async (open) => new Prepared(write((await jobPages.load()).pages, vacancies(open)), contentType));

  const mountList = (path: string, answer: () => Promise<Prepared>) =>
    mountPage(path, async (_, response) => (await answer()).send(response.set(cachedByCdn)));

  mountList(served.jobsFeed, listOf('application/atom+xml; charset=utf-8', (pages, jobs) => pages.jobsFeed(jobs)));
  mountList(served.jobsSitemap, listOf('application/xml; charset=utf-8', (pages, jobs) => pages.jobsSitemap(jobs)));

  const jobsJson = listOf('application/json; charset=utf-8', (pages, jobs) => pages.jobsJson(jobs));
  mount(publicJobEndpoints.readJobsJson, jobsJson, (response) => response.set(cachedByCdn));

  const careersPage = (page: number | 'filtered') =>
    preparedOnce(openJobs, async (open) => {
      const { pages, careersShell } = await jobPages.load();
      const jobs = open.map((job) => withExcerpt(publicJob.parse(job)));
      return new Prepared(await pages.careersPage(careersShell, jobs, page), 'text/html; charset=utf-8');
    });
  const careersPages = Array.from({ length: Math.ceil(serverLimits.openJobs / careersPageSize) }, (_, index) => careersPage(index + 1));
  const filteredPage = careersPage('filtered');
  const withoutJobs = cached(async () => {
    const { pages, careersShell } = await jobPages.load();
    return pages.careersPage(careersShell);
  });

  mountPage(served.careers, async ({ query }, response) => {
    const isFiltered = listParameters.some((name) => query[name] !== undefined);
    const page = isFiltered ? filteredPage : (careersPages[Number(query['page'] ?? 1) - 1] ?? careersPages[0]);
    const [answer] = await Promise.allSettled([page?.()]);
    if (answer.status === 'rejected') throw new PageFailure(await withoutJobs(), answer.reason);
    answer.value?.send(response.set(cachedByCdn));
  });

  mountPage(served.job, async (request, response) => {
    const id = String(request.params['id']);
    const [{ pages, shell }, [lookup]] = await Promise.all([jobPages.load(), Promise.allSettled([findJob(parts, id)])]);
    if (lookup.status === 'rejected') throw new PageFailure(await pages.jobPage(shell, { state: 'failed' }), lookup.reason);
    const page = await pages.jobPage(shell, lookup.value);
    response.status(statuses[lookup.value.state]).set(cachedByCdn).send(page);
  });
}

/** A general application is no vacancy. */
function vacancies(open: Job[]): PublicJob[] {
  return open.filter(({ general }) => !general).map((job) => publicJob.parse(job));
}

export const calls: Calls = {
  endpoints: publicJobEndpoints,
  pages: served,
  refusals: [[publicJobEndpoints.readPublicJob, { 410: closedJob }]],
  mounts: [
    (mount, parts, app) => {
      const publicParts = { ...parts, publicProcess: cached(() => readPublicProcess(parts), parts.cacheMs, parts.clock) };
      mountCareers(mount, publicParts);
      // Before the damaged paths, which a card's path is like.
      mountJobCards(app, parts);
      mountDamagedPaths(app);
      mountJobPages(mount, app, publicParts);
    },
  ],
};
