import type { Express, Request, Response } from 'express';
import { served } from '../contract/paths.ts';

/** The id of a job, after any case and number of slashes, with anything around it. */
const jobPath = /^\/+careers\/(?:\W|%(?:25)*[\da-f]{2})*([a-z\d]{20})(?![a-z\d])/i;

/** A path with capitals, which no page of the site has. */
const pathWithCapitals = /^\/+[a-z/-]*[A-Z][A-Za-z/-]*$/;

const apiPath = /^\/(?:api|uploads)(?:\/|$)/;

/** Redirects from paths that people mistype or that chat and mail programs damage. */
export function mountDamagedPaths(app: Express): void {
  app.get(jobPath, (request, response, next) => {
    const path = served.job.replace(':id', String(request.params[0]));
    if (path === request.path) next();
    else redirect(request, response, path);
  });

  app.get(pathWithCapitals, (request, response, next) => {
    // One slash only: two would begin the address of another site.
    const path = request.path.toLowerCase().replace(/\/+/g, '/');
    if (apiPath.test(path)) next();
    else redirect(request, response, path);
  });
}

/** Keeps the query, since it can name the source of the visit. */
function redirect({ originalUrl }: Request, response: Response, path: string): void {
  response.redirect(301, path + originalUrl.replace(/^[^?]*/, ''));
}
