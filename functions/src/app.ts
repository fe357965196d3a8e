import express, { type Express } from 'express';
import { endpoints } from './contract/endpoints.ts';
import { answerHeaders } from './platform/contract/security-headers.ts';
import { mountAccount } from './accounts/account-calls.ts';
import { mountAlerts } from './alerts/calls.ts';
import { mountApplicant } from './applicant/calls.ts';
import { mountApplications } from './applications/calls.ts';
import { mountBulkActions } from './applications/bulk-calls.ts';
import { mountApply } from './applications/apply-calls.ts';
import { mountAudit } from './audit/calls.ts';
import { mountCalendar } from './interviews/feed-calls.ts';
import { mountCareers, readPublicProcess } from './jobs/public-calls.ts';
import { mountCounts } from './figures/count-calls.ts';
import { mountDamagedPaths } from './platform/http/damaged-paths.ts';
import { createMount, mountMethodNotAllowed } from './platform/http/endpoint.ts';
import { createErrorHandler, notFound } from './platform/http/error-handler.ts';
import { mountFigures } from './figures/calls.ts';
import { mountForms } from './messages/calls.ts';
import { mountInterviews } from './interviews/calls.ts';
import { mountSuggestions } from './answers/suggestion-calls.ts';
import { mountJobCards } from './jobs/card-calls.ts';
import { mountJobNumbers } from './jobs/numbers-calls.ts';
import { mountJobs } from './jobs/calls.ts';
import { mountJobPages } from './jobs/page-calls.ts';
import { mountOutbox } from './answers/scheduled-calls.ts';
import { mountReplies } from './answers/calls.ts';
import { mountResumes } from './applications/resume-calls.ts';
import { mountScorecards } from './interviews/scorecard-calls.ts';
import { mountSession } from './accounts/login-calls.ts';
import { mountHiringProcess } from './jobs/process-calls.ts';
import { mountMailTemplates } from './answers/template-calls.ts';
import { mountTeam } from './accounts/team-calls.ts';
import { mountTimeline } from './applications/timeline-calls.ts';
import { type FunctionName, functionOf } from './function-of.ts';
import { kept } from './platform/kept.ts';
import type { Parts } from './parts.ts';

/** @param only the function that it is for; by default, it answers what both do */
export function createApp(parts: Parts, only?: FunctionName): Express {
  const serves = (path: string) => only === undefined || functionOf(path) === only;
  const app = express();
  app.disable('x-powered-by').enable('case sensitive routing').enable('strict routing');
  app.use((_request, response, next) => {
    response.locals['startedAt'] = performance.now();
    // Without this Cache-Control, Hosting caches a 404 for ten minutes and removes cookies.
    response.set({ ...answerHeaders, 'Cache-Control': 'private, no-store' });
    next();
  });

  const publicParts = {
    ...parts,
    openJobs: kept(() => parts.jobs.listOpen(), parts.keptMs, parts.clock),
    publicProcess: kept(() => readPublicProcess(parts), parts.keptMs, parts.clock),
  };
  const mount = createMount(app, parts, serves);
  // For the uptime check, which must reach Firestore: no cache keeps the answer.
  mount(endpoints.checkHealth, async () => {
    await parts.jobs.get('health');
  });
  // Before the calls after which it counts again.
  mountCounts(app, mount, parts);
  mountCareers(mount, publicParts);
  mountApply(mount, parts);
  mountApplicant(mount, parts);
  mountHiringProcess(mount, parts);
  mountMailTemplates(mount, parts);
  mountForms(mount, parts);
  mountAlerts(mount, publicParts);
  mountSession(mount, parts);
  mountAccount(mount, parts);
  mountTeam(mount, parts);
  mountJobs(mount, parts);
  mountJobNumbers(mount, parts);
  mountFigures(mount, parts);
  mountAudit(mount, parts);
  mountApplications(mount, parts);
  mountBulkActions(mount, parts);
  mountSuggestions(mount, parts);
  mountInterviews(mount, parts);
  mountScorecards(mount, parts);
  mountTimeline(mount, parts);
  mountReplies(mount, parts);
  mountOutbox(mount, parts);
  mountResumes(mount, parts);
  if (only !== 'api') mountCalendar(app, parts);
  if (only !== 'staff') {
    // Before the damaged paths, which a card's path is like.
    mountJobCards(app, parts);
    mountDamagedPaths(app);
    mountJobPages(app, publicParts);
  }

  mountMethodNotAllowed(app, serves);
  app.use(notFound);
  app.use(createErrorHandler(parts.addressOf));
  return app;
}
