import type { Express, Request, Response } from 'express';
import { served } from '../contract/paths.ts';

/** A path with the id of a job, in any case, with anything around it. */
const jobPath = /^\/+careers\/(?:\W|%(?:25)*[\da-f]{2})*([a-z\d]{20})(?![a-z\d])/i;

/** The paths of the site's pages have only small letters, dashes and slashes. */
const pathWithCapitals = /^\/[a-z/-]*[A-Z][A-Za-z/-]*$/;

const apiPath = /^\/(?:api|uploads)(?:\/|$)/;

/** People type capitals, and mail programs damage paths. firebase.json has rewrites for both. */
export function mountDamagedPaths(app: Express): void {
  app.get(jobPath, (request, response, next) => {
    const path = served.job.replace(':id', String(request.params[0]));
    if (path === request.path) next();
    else redirect(request, response, path);
  });

  app.get(pathWithCapitals, (request, response, next) => {
    // One slash only: two would begin the address of another site.
    const path = request.path.toLowerCase().replace(/\/+/g, '/');
    if (apiPath.test(path) || jobPath.test(request.path)) next();
    else redirect(request, response, path);
  });
}

/** Keeps the query, since it can name the source of the visit. */
function redirect({ originalUrl }: Request, response: Response, path: string): void {
  response.redirect(301, path + originalUrl.replace(/^[^?]*/, ''));
}
