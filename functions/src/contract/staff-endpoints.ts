import { z } from 'zod/mini';
import {
  application,
  applicationCount,
  applicationFilter,
  applicationInList,
  applicationQuery,
  applicationStatusInput,
  applicationVersions,
  assigneeInput,
  bulkInput,
  bulkOutput,
  cancelledMails,
  dashboardCounts,
  failedMail,
  scheduledMail,
  mailsToCancel,
} from '../applications/contract/applications.ts';
import { auditEntry, auditFilter, auditQuery } from '../audit/contract/audit.ts';
import { withCaptcha } from '../platform/contract/captcha.ts';
import { colleague } from '../accounts/contract/colleagues.ts';
import { contactMessage } from '../messages/contract/contact-messages.ts';
import { admin, type Endpoint, endpoint, resumesPrefix } from '../platform/contract/endpoint.ts';
import { figures, figuresQuery } from '../figures/contract/figures.ts';
import { hiringProcess, hiringProcessEdit } from '../jobs/contract/hiring-process.ts';
import { invitationInput, invitationOutput } from '../answers/contract/suggestions.ts';
import { jobCounts, jobCountsQuery } from '../jobs/contract/job-numbers.ts';
import { job, jobEdit, jobInput } from '../jobs/contract/jobs.ts';
import { limits } from '../platform/contract/limits.ts';
import {
  account,
  codeInput,
  credentials,
  newsInput,
  ownSession,
  passwordChange,
  passwordConfirmation,
  recoveryCodes,
  session,
  twoStepSetup,
} from '../accounts/contract/login.ts';
import { jobListQuery, pageQuery } from '../platform/contract/paging.ts';
import {
  applicationReplied,
  applicationReply,
  mailTemplates,
  mailTemplatesEdit,
  messageReplied,
  messageReply,
} from '../answers/contract/replies.ts';
import { scorecard, scorecardInput } from '../interviews/contract/scorecards.ts';
import { calendarFeed, interview, interviewEdit, interviewsQuery, proposal } from '../interviews/contract/staff-interviews.ts';
import { version } from '../platform/contract/stored.ts';
import { acceptance, colleagueInput, colleagueInvited, team } from '../accounts/contract/team.ts';
import { noteEdit, noteInput, timelineEntry, timelineQuery } from '../applications/contract/timeline.ts';
import { hoursInput } from '../interviews/contract/weekly-hours.ts';

/** The calls of staff, and their login. The calls for a form's submissions are in `forms`, some of accounts in `accountEndpoints`. */
export const staffEndpoints = {
  /** Answers 401 with a `codeNeeded` if the password is right but a code is needed. */
  login: endpoint('POST', `${admin}/login`, 'everyone', { body: withCaptcha(credentials), bodyMs: limits.loginBodyMs, output: session }),
  loginCode: endpoint('POST', `${admin}/login/code`, 'everyone', { body: codeInput, bodyMs: limits.loginBodyMs, output: session }),
  logout: endpoint('POST', `${admin}/logout`, 'staff: their account', {}),
  readAccount: endpoint('GET', `${admin}/account`, 'staff: their account', { output: account }),
  /** When mails about new applications come. */
  updateNews: endpoint('PUT', `${admin}/account/news`, 'staff: their account', { body: newsInput }),
  /** When the caller has time for interviews. */
  updateHours: endpoint('PUT', `${admin}/account/hours`, 'staff: their account', { body: hoursInput }),
  /** Replaces the address of the caller's feed. */
  createCalendarFeed: endpoint('POST', `${admin}/account/calendar`, 'staff: their account', { status: 201, output: calendarFeed }),
  endCalendarFeed: endpoint('DELETE', `${admin}/account/calendar`, 'staff: their account', {}),
  changePassword: endpoint('PUT', `${admin}/password`, 'staff: their account', { body: passwordChange }),
  listSessions: endpoint('GET', `${admin}/sessions`, 'staff: their account', { output: z.array(ownSession) }),
  endOtherSessions: endpoint('DELETE', `${admin}/sessions`, 'staff: their account', {}),
  beginTwoStep: endpoint('POST', `${admin}/two-step`, 'staff: their account', {
    status: 201,
    body: passwordConfirmation,
    output: twoStepSetup,
  }),
  confirmTwoStep: endpoint('PUT', `${admin}/two-step`, 'staff: their account', { body: codeInput, output: recoveryCodes }),
  disableTwoStep: endpoint('POST', `${admin}/two-step/disable`, 'staff: their account', { body: passwordConfirmation }),
  renewRecoveryCodes: endpoint('POST', `${admin}/two-step/recovery-codes`, 'staff: their account', {
    body: passwordConfirmation,
    output: recoveryCodes,
  }),
  listAccounts: endpoint('GET', `${admin}/accounts`, 'admins', { output: team }),
  /** Replaces an open invitation of the address. Answers 409 if an account has it. */
  inviteColleague: endpoint('POST', `${admin}/accounts`, 'admins', { status: 201, body: colleagueInput, output: colleagueInvited }),
  resetTwoStep: endpoint('DELETE', `${admin}/accounts/:username/two-step`, 'admins', {}),
  cancelInvitation: endpoint('DELETE', `${admin}/invitations/:id`, 'admins', {}),
  /** Creates the account. Answers 404 to an unknown, used or expired invitation, 409 if the name is taken. */
  acceptInvitation: endpoint('POST', `${admin}/invitation`, 'everyone', { body: withCaptcha(acceptance), bodyMs: limits.loginBodyMs }),
  /** In pages by id, each newest first. */
  listJobs: endpoint('GET', `${admin}/jobs`, 'staff: their jobs', { query: jobListQuery, output: z.array(job) }),
  readJob: endpoint('GET', `${admin}/jobs/:id`, 'staff: their jobs', { output: job }),
  createJob: endpoint('POST', `${admin}/jobs`, 'recruiters', { status: 201, body: jobInput, output: job }),
  /** Of all subscribers of job alerts. */
  listAlertFilters: endpoint('GET', `${admin}/alert-filters`, 'recruiters', { output: z.array(z.record(z.string(), z.string())) }),
  updateJob: endpoint('PUT', `${admin}/jobs/:id`, 'recruiters', { body: jobEdit, output: job }),
  readHiringProcess: endpoint('GET', `${admin}/hiring-process`, 'recruiters', { output: hiringProcess }),
  updateHiringProcess: endpoint('PUT', `${admin}/hiring-process`, 'recruiters', { body: hiringProcessEdit, output: hiringProcess }),
  readMailTemplates: endpoint('GET', `${admin}/mail-templates`, 'recruiters', { output: mailTemplates }),
  updateMailTemplates: endpoint('PUT', `${admin}/mail-templates`, 'recruiters', { body: mailTemplatesEdit, output: mailTemplates }),
  deleteJob: endpoint('DELETE', `${admin}/jobs/:id`, 'recruiters', {}),
  listApplications: endpoint('GET', `${admin}/applications`, 'staff: their jobs', {
    query: applicationQuery,
    output: z.array(application),
  }),
  /** Up to half a minute old, unless a change has come through the same instance. */
  readCounts: endpoint('GET', `${admin}/counts`, 'staff: their jobs', { output: dashboardCounts }),
  /** By job id. */
  readJobCounts: endpoint('GET', `${admin}/job-counts`, 'staff: their jobs', {
    query: jobCountsQuery,
    output: z.record(z.string(), jobCounts),
  }),
  countApplications: endpoint('GET', `${admin}/application-count`, 'staff: their jobs', {
    query: applicationFilter,
    output: applicationCount,
  }),
  listApplicationVersions: endpoint('GET', `${admin}/application-versions`, 'recruiters', {
    query: applicationFilter,
    output: applicationVersions,
  }),
  /** Reads at most 60 documents, and each application that has changed since the last count. */
  readFigures: endpoint('GET', `${admin}/figures`, 'recruiters', { query: figuresQuery, output: figures }),
  /** Newest first. */
  readAudit: endpoint('GET', `${admin}/audit`, 'admins', { query: auditQuery, output: z.array(auditEntry) }),
  exportAudit: endpoint('GET', `${admin}/audit.csv`, 'admins', { status: 200, query: auditFilter }),
  listSources: endpoint('GET', `${admin}/application-sources`, 'recruiters', { output: z.array(z.string()) }),
  exportApplications: endpoint('GET', `${admin}/applications.csv`, 'recruiters', { status: 200, query: applicationFilter }),
  /** Answers 409 with a `staleApplication` to an old version, unless it has this status. */
  updateApplicationStatus: endpoint('PUT', `${admin}/applications/:id/status`, 'recruiters', {
    body: applicationStatusInput,
    output: application,
  }),
  /** Answers 400 if the colleague can't see it, and like `updateApplicationStatus` to an old version. */
  assignApplication: endpoint('PUT', `${admin}/applications/:id/assignee`, 'recruiters', { body: assigneeInput, output: application }),
  /** Enabled accounts, by name. Of a manager's jobs, another manager gets only those of both. */
  listColleagues: endpoint('GET', `${admin}/colleagues`, 'staff: their jobs', { output: z.array(colleague) }),
  /** Answers 409 with a `staleApplication` to an old version. */
  deleteApplication: endpoint('DELETE', `${admin}/applications/:id`, 'recruiters', { query: z.object({ updated_at: version }) }),
  readApplication: endpoint('GET', `${admin}/applications/:id`, 'staff: their jobs', {
    query: applicationFilter,
    output: applicationInList,
  }),
  /** If one change fails, the others are still made. */
  changeApplications: endpoint('POST', `${admin}/applications/bulk`, 'recruiters', { body: bulkInput, output: bulkOutput }),
  /** Mails each person once about each job, however often it is called. Answers 410 if the job is closed. */
  inviteToOpening: endpoint('POST', `${admin}/application-invitations`, 'recruiters', { body: invitationInput, output: invitationOutput }),
  /** Newest first. The last page ends with the arrival and what became of the confirmation. */
  readTimeline: endpoint('GET', `${admin}/applications/:id/timeline`, 'staff: their jobs', {
    query: timelineQuery,
    output: z.array(timelineEntry),
  }),
  addNote: endpoint('POST', `${admin}/applications/:id/notes`, 'staff: their jobs', {
    status: 201,
    body: noteInput,
    output: timelineEntry,
  }),
  /** Answers 409 with a `staleNote` to an old version, unless the note has this text already. */
  updateNote: endpoint('PUT', `${admin}/applications/:id/notes/:note`, 'staff: their jobs', { body: noteEdit, output: timelineEntry }),
  deleteNote: endpoint('DELETE', `${admin}/applications/:id/notes/:note`, 'staff: their jobs', {}),
  /** Answers 409 with a `staleApplication` to an old version. */
  replyToApplication: endpoint('POST', `${admin}/applications/:id/reply`, 'recruiters', {
    status: 201,
    body: applicationReply,
    output: applicationReplied,
  }),
  /** Restores the status, unless it has changed since. Answers 409 once the mail is on its way. */
  undoApplicationReply: endpoint('DELETE', `${admin}/applications/:id/reply/:reply`, 'recruiters', { output: application }),
  /** Replies to the applicant, and replaces times that nobody has chosen. Answers 409 like `replyToApplication`, or if an interview is booked. */
  proposeInterview: endpoint('POST', `${admin}/applications/:id/interviews`, 'recruiters', {
    status: 201,
    body: proposal,
    output: applicationReplied,
  }),
  /** Of one application, newest first. */
  listInterviewsOf: endpoint('GET', `${admin}/applications/:id/interviews`, 'staff: their jobs', { output: z.array(interview) }),
  /** What is booked or proposed between two times. */
  listInterviews: endpoint('GET', `${admin}/interviews`, 'staff: their jobs', { query: interviewsQuery, output: z.array(interview) }),
  /** Changes a booked interview. Answers 409 to an old version, or if an interviewer has another one. */
  updateInterview: endpoint('PUT', `${admin}/interviews/:id`, 'recruiters', { body: interviewEdit, output: interview }),
  cancelInterview: endpoint('DELETE', `${admin}/interviews/:id`, 'recruiters', {}),
  /** Answers 403 to an interviewer who has not sent their own. */
  readScorecards: endpoint('GET', `${admin}/interviews/:id/scorecards`, 'staff: their jobs', { output: z.array(scorecard) }),
  /** Answers 403 unless the caller interviews, 409 if theirs differs from what they have sent. */
  sendScorecard: endpoint('PUT', `${admin}/interviews/:id/scorecard`, 'staff: their jobs', { body: scorecardInput, output: scorecard }),
  /** Mails that wait for the time that staff have chosen, the next first. */
  listScheduled: endpoint('GET', `${admin}/scheduled`, 'recruiters', { output: z.array(scheduledMail) }),
  /** Newest first. */
  listFailedMails: endpoint('GET', `${admin}/failed-mails`, 'recruiters', { query: pageQuery, output: z.array(failedMail) }),
  /** The applicants stay without an answer. Mails that are on their way, or gone, are left out of the answer. */
  cancelScheduled: endpoint('DELETE', `${admin}/scheduled`, 'recruiters', {
    status: 200,
    body: mailsToCancel,
    output: cancelledMails,
  }),
  /** Answers 409 with a `staleMessage` if somebody else has replied meanwhile. */
  replyToMessage: endpoint('POST', `${admin}/messages/:id/reply`, 'recruiters', {
    status: 201,
    body: messageReply,
    output: messageReplied,
  }),
  /** Takes the latest reply back. Answers 409 once the mail is on its way. */
  undoMessageReply: endpoint('DELETE', `${admin}/messages/:id/reply/:reply`, 'recruiters', { output: contactMessage }),
  /** `preview`: the dashboard loads the file for its preview, perhaps in advance. */
  readResume: endpoint('GET', `${resumesPrefix}/:file`, 'staff: their jobs', {
    status: 200,
    cookie: true,
    query: z.object({ preview: z.optional(z.literal('1')) }),
  }),
  /** Records who has opened the application, and that the preview shows its resume, if it can. */
  showResume: endpoint('POST', `${admin}/applications/:id/resume/shown`, 'staff: their jobs', {}),
} satisfies Record<string, Endpoint>;
