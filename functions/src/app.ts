import express, { type Express } from 'express';
import { endpoints } from './contract/endpoints.ts';
import { answerHeaders } from './contract/security-headers.ts';
import { mountAccount } from './http/account.ts';
import { mountAlerts } from './http/alerts.ts';
import { mountApplicant } from './http/applicant.ts';
import { mountApplications } from './http/applications.ts';
import { mountBulkActions } from './http/applications-bulk.ts';
import { mountApply } from './http/apply.ts';
import { mountAudit } from './http/audit.ts';
import { mountCalendar } from './http/calendar.ts';
import { mountCareers, readPublicProcess } from './http/careers.ts';
import { mountCounts } from './http/counts.ts';
import { mountDamagedPaths } from './http/damaged-paths.ts';
import { createMount, mountMethodNotAllowed } from './http/endpoint.ts';
import { createErrorHandler, notFound } from './http/error-handler.ts';
import { mountFigures } from './http/figures.ts';
import { mountForms } from './http/forms.ts';
import { mountInterviews } from './http/interviews.ts';
import { mountInvitations } from './http/invitations.ts';
import { mountJobCards } from './http/job-cards.ts';
import { mountJobNumbers } from './http/job-numbers.ts';
import { mountJobs } from './http/jobs.ts';
import { mountJobPages } from './http/job-pages.ts';
import { mountOutbox } from './http/outbox.ts';
import { mountReplies } from './http/replies.ts';
import { mountResumes } from './http/resumes.ts';
import { mountScorecards } from './http/scorecards.ts';
import { mountSession } from './http/session.ts';
import { mountSettings } from './http/settings.ts';
import { mountTeam } from './http/team.ts';
import { mountTimeline } from './http/timeline.ts';
import { type FunctionName, functionOf } from './function-of.ts';
import { kept } from './kept.ts';
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
  mountSettings(mount, parts);
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
  mountInvitations(mount, parts);
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
