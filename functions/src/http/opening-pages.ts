import type { Express, Request, RequestHandler, Response } from 'express';
import { messages } from '../contract/messages.ts';
import type { Opening } from '../contract/openings.ts';
import { siteHeaders } from '../contract/security-headers.ts';
import { served } from '../contract/served.ts';
import type { JobStore } from '../data/jobs.ts';
import type { OpeningPageStore } from '../data/opening-pages.ts';
import { ApiError } from './api-error.ts';
import { cachedForAMinute, findOpening } from './careers.ts';
import { PageFailure } from './errors.ts';

const statuses: Record<Opening['state'], number> = { open: 200, closed: 410, missing: 404 };

/** As Hosting has them for its own pages and files. */
const pageHeaders = siteHeaders();

/** A page for each posting, and what tells machines of the openings: site map and feed. */
export function mountOpeningPages(app: Express, parts: { jobs: JobStore; openingPages: OpeningPageStore }): void {
  const { jobs, openingPages } = parts;

  const answer = (path: string, handler: (request: Request, response: Response) => Promise<void>) => {
    app.all(path, (_request, response, next) => {
      response.set(pageHeaders);
      next();
    });
    app.get(path, handler);
    app.all(path, refuseMethod);
  };

  answer(served.openingsFeed, async (_, response) => {
    const [{ pages }, openings] = await Promise.all([openingPages.load(), jobs.listActive()]);
    const feed = pages.openingsFeed(openings);
    response.set({ ...cachedForAMinute, 'Content-Type': 'application/atom+xml; charset=utf-8' }).send(feed);
  });

  answer(served.openingsSitemap, async (_, response) => {
    const [{ pages }, openings] = await Promise.all([openingPages.load(), jobs.listActive()]);
    const sitemap = pages.openingsSitemap(openings);
    response.set({ ...cachedForAMinute, 'Content-Type': 'application/xml; charset=utf-8' }).send(sitemap);
  });

  answer(served.opening, async (request, response) => {
    const id = String(request.params['id']);
    const [{ pages, shell }, [found]] = await Promise.all([openingPages.load(), Promise.allSettled([findOpening(jobs, id)])]);
    if (found.status === 'rejected') throw new PageFailure(await pages.openingPage(shell, { state: 'failed' }), found.reason);
    const opening = found.value;
    const page = await pages.openingPage(shell, opening);
    response
      .status(statuses[opening.state])
      .set({ ...cachedForAMinute, 'Content-Type': 'text/html; charset=utf-8' })
      .send(page);
  });

  // As Hosting does it for its own pages.
  app.get(`${served.opening}/`, (request, response) => {
    response.redirect(301, request.path.slice(0, -1));
  });
}

const refuseMethod: RequestHandler = () => {
  throw new ApiError(405, messages.methodNotAllowed, { Allow: 'GET, HEAD' });
};
