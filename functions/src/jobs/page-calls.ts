import type { Express, Request, Response } from 'express';
import type { Job } from './contract/jobs.ts';
import { closedJob, type JobLookup, type JobPages } from './contract/job-pages.ts';
import { siteHeaders } from '../platform/contract/security-headers.ts';
import { served } from '../platform/contract/paths.ts';
import type { Calls } from '../calls.ts';
import { cached } from '../platform/cached.ts';
import { mountDamagedPaths } from '../platform/http/damaged-paths.ts';
import { mountJobCards } from './card-calls.ts';
import { publicJobEndpoints } from './contract/public-endpoints.ts';
import { cachedByCdn, findJob, mountCareers, type PublicParts, readPublicProcess } from './public-calls.ts';
import { PageFailure } from '../platform/http/error-handler.ts';
import { Prepared, preparedOnce } from '../platform/http/prepared.ts';

const statuses: Record<JobLookup['state'], number> = { open: 200, closed: 410, missing: 404 };

const pageHeaders = siteHeaders();

function mountJobPages(app: Express, parts: PublicParts): void {
  const { jobPages, openJobs } = parts;

  const mountPage = (path: string, handler: (request: Request, response: Response) => Promise<void>) => {
    app.route(path).all((_request, response, next) => {
      response.set(pageHeaders);
      next();
    });
    app.get(path, handler);
  };

  const mountList = (path: string, contentType: string, write: (pages: JobPages, jobs: Job[]) => string) => {
    const answer = preparedOnce(openJobs, async (open) => new Prepared(write((await jobPages.load()).pages, vacancies(open)), contentType));
    mountPage(path, async (_, response) => (await answer()).send(response.set(cachedByCdn)));
  };

  mountList(served.jobsFeed, 'application/atom+xml; charset=utf-8', (pages, jobs) => pages.jobsFeed(jobs));
  mountList(served.jobsSitemap, 'application/xml; charset=utf-8', (pages, jobs) => pages.jobsSitemap(jobs));

  mountPage(served.job, async (request, response) => {
    const id = String(request.params['id']);
    const [{ pages, shell }, [lookup]] = await Promise.all([jobPages.load(), Promise.allSettled([findJob(parts, id)])]);
    if (lookup.status === 'rejected') throw new PageFailure(await pages.jobPage(shell, { state: 'failed' }), lookup.reason);
    const page = await pages.jobPage(shell, lookup.value);
    response.status(statuses[lookup.value.state]).set(cachedByCdn).send(page);
  });
}

/** A general application is no vacancy. */
function vacancies(open: Job[]): Job[] {
  return open.filter(({ general }) => !general);
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
      mountJobPages(app, publicParts);
    },
  ],
};
