import type { Express, Request, RequestHandler, Response } from 'express';
import { answerTexts } from '../contract/answer-texts.ts';
import type { JobLookup } from '../contract/job-pages.ts';
import { siteHeaders } from '../contract/security-headers.ts';
import { served } from '../contract/paths.ts';
import type { JobStore } from '../data/jobs.ts';
import type { JobPageStore } from '../data/job-pages.ts';
import { ApiError } from './api-error.ts';
import { cachedForAMinute, findJob } from './careers.ts';
import { PageFailure } from './error-handler.ts';

const statuses: Record<JobLookup['state'], number> = { open: 200, closed: 410, missing: 404 };

const plainText = 'text/plain; charset=utf-8';

const pageHeaders = siteHeaders();

export function mountJobPages(app: Express, parts: { jobs: JobStore; jobPages: JobPageStore }): void {
  const { jobs, jobPages } = parts;

  // A general application is no vacancy.
  const openVacancies = async () => (await jobs.listOpen()).filter(({ general }) => !general);

  const mountPage = (path: string, handler: (request: Request, response: Response) => Promise<void>) => {
    app.route(path).all((_request, response, next) => {
      response.set(pageHeaders);
      next();
    });
    app.get(path, handler);
    app.route(path).all(refuseMethod);
  };

  mountPage(served.jobsText, async (_, response) => {
    const [{ pages }, open] = await Promise.all([jobPages.load(), jobs.listOpen()]);
    response.set({ ...cachedForAMinute, 'Content-Type': plainText }).send(pages.jobsText(open));
  });

  mountPage(served.jobsFeed, async (_, response) => {
    const [{ pages }, open] = await Promise.all([jobPages.load(), openVacancies()]);
    const feed = pages.jobsFeed(open);
    response.set({ ...cachedForAMinute, 'Content-Type': 'application/atom+xml; charset=utf-8' }).send(feed);
  });

  mountPage(served.jobsSitemap, async (_, response) => {
    const [{ pages }, open] = await Promise.all([jobPages.load(), openVacancies()]);
    const sitemap = pages.jobsSitemap(open);
    response.set({ ...cachedForAMinute, 'Content-Type': 'application/xml; charset=utf-8' }).send(sitemap);
  });

  mountPage(served.job, async (request, response) => {
    const id = String(request.params['id']);
    const [{ pages, shell }, [lookup]] = await Promise.all([jobPages.load(), Promise.allSettled([findJob(jobs, id)])]);
    if (lookup.status === 'rejected') throw new PageFailure(await pages.jobPage(shell, { state: 'failed' }), lookup.reason);
    const asText = request.accepts(['html', 'text']) === 'text';
    const page = asText ? pages.jobText(lookup.value) : await pages.jobPage(shell, lookup.value);
    response
      .status(statuses[lookup.value.state])
      .vary('Accept')
      .set({ ...cachedForAMinute, 'Content-Type': asText ? plainText : 'text/html; charset=utf-8' })
      .send(page);
  });
}

const refuseMethod: RequestHandler = () => {
  throw new ApiError(405, answerTexts.methodNotAllowed, { Allow: 'GET, HEAD' });
};
