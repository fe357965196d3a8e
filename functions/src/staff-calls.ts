// What function `staff` answers.

import type { Express } from 'express';
import { mountAccount } from './accounts/account-calls.ts';
import { unconfirmedChange } from './accounts/contract/account-changes.ts';
import { codeNeeded } from './accounts/contract/login.ts';
import { mountSession } from './accounts/login-calls.ts';
import { mountTeam } from './accounts/team-calls.ts';
import { mountAlertFilters } from './alerts/filter-calls.ts';
import { mountMailTemplates, mountOutbox, mountReplies, mountSuggestions } from './answers/calls.ts';
import { staleMessage } from './answers/contract/replies.ts';
import { mountBulkActions } from './applications/bulk-calls.ts';
import { mountApplications } from './applications/calls.ts';
import { staleApplication } from './applications/contract/applications.ts';
import { staleNote } from './applications/contract/timeline.ts';
import { mountResumes } from './applications/resume-calls.ts';
import { mountTimeline } from './applications/timeline-calls.ts';
import { mountAudit } from './audit/calls.ts';
import { staffEndpoints as endpoints } from './contract/staff-endpoints.ts';
import { mountFigures } from './figures/calls.ts';
import { mountInterviews } from './interviews/calls.ts';
import { mountCalendar } from './interviews/feed-calls.ts';
import { mountScorecards } from './interviews/scorecard-calls.ts';
import { mountJobs } from './jobs/calls.ts';
import { mountHiringProcess } from './jobs/process-calls.ts';
import { mountMessages } from './messages/calls.ts';
import type { Parts } from './parts.ts';
import type { Mount } from './platform/http/endpoint.ts';
import type { Refusals } from './refusals.ts';

export { endpoints };

export const pages = {};

export const refusals: Refusals = [
  [endpoints.login, { 401: codeNeeded }],
  [endpoints.updateApplicationStatus, { 409: staleApplication }],
  [endpoints.assignApplication, { 409: staleApplication }],
  [endpoints.deleteApplication, { 409: staleApplication }],
  [endpoints.replyToApplication, { 409: staleApplication }],
  [endpoints.proposeInterview, { 409: staleApplication }],
  [endpoints.updateAccount, { 409: unconfirmedChange }],
  [endpoints.updateNote, { 409: staleNote }],
  [endpoints.replyToMessage, { 409: staleMessage }],
];

export function mountAll(app: Express, mount: Mount, parts: Parts): void {
  // Before the calls after which it counts again.
  mountFigures(app, mount, parts);
  mountHiringProcess(mount, parts);
  mountMailTemplates(mount, parts);
  mountMessages(mount, parts);
  mountAlertFilters(mount, parts);
  mountSession(mount, parts);
  mountAccount(mount, parts);
  mountTeam(mount, parts);
  mountJobs(mount, parts);
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
  mountCalendar(app, parts);
}
