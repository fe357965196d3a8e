// What function `api` answers. It loads nothing of what only staff call.

import type { Express } from 'express';
import { mountAlerts } from './alerts/calls.ts';
import { mountApplicant } from './applicant/calls.ts';
import { ownInterviewConflict } from './applicant/contract/applicant.ts';
import { mountApply } from './applications/apply-calls.ts';
import { publicEndpoints as endpoints } from './contract/public-endpoints.ts';
import { mountJobCards } from './jobs/card-calls.ts';
import { closedJob } from './jobs/contract/job-pages.ts';
import { mountJobPages } from './jobs/page-calls.ts';
import { mountCareers, readPublicProcess } from './jobs/public-calls.ts';
import { mountContact } from './messages/public-calls.ts';
import type { Parts } from './parts.ts';
import { cached } from './platform/cached.ts';
import { mountDamagedPaths } from './platform/http/damaged-paths.ts';
import type { Mount } from './platform/http/endpoint.ts';
import type { Refusals } from './refusals.ts';

export { served as pages } from './platform/contract/paths.ts';
export { endpoints };

export const refusals: Refusals = [
  [endpoints.readPublicJob, { 410: closedJob }],
  [endpoints.answerInterview, { 409: ownInterviewConflict }],
];

export function mountAll(app: Express, mount: Mount, parts: Parts): void {
  const publicParts = {
    ...parts,
    openJobs: cached(() => parts.jobs.listOpen(), parts.cacheMs, parts.clock),
    publicProcess: cached(() => readPublicProcess(parts), parts.cacheMs, parts.clock),
  };
  // For the uptime check, which must reach Firestore: no cache keeps the answer.
  mount(endpoints.checkHealth, async () => {
    await parts.jobs.get('health');
  });
  mountCareers(mount, publicParts);
  mountApply(mount, parts);
  mountApplicant(mount, parts);
  mountContact(mount, parts);
  mountAlerts(mount, publicParts);
  // Before the damaged paths, which a card's path is like.
  mountJobCards(app, parts);
  mountDamagedPaths(app);
  mountJobPages(app, publicParts);
}
