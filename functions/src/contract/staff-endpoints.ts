import { z } from 'zod/mini';
import {
  application,
  applicationCount,
  applicationFilter,
  applicationInList,
  applicationQuery,
  applicationStatusInput,
  applicationVersions,
  bulkInput,
  bulkOutput,
  cancelledMails,
  dashboardCounts,
  failedMail,
  scheduledMail,
  mailsToCancel,
} from './applications.ts';
import { withCaptcha } from './captcha.ts';
import { contactMessage } from './contact-messages.ts';
import { admin, type Endpoint, endpoint, resumesPrefix } from './endpoint.ts';
import { figures, figuresQuery } from './figures.ts';
import { hiringProcess, hiringProcessEdit } from './hiring-process.ts';
import { invitationInput, invitationOutput } from './invitations.ts';
import { jobCounts, jobCountsQuery } from './job-numbers.ts';
import { job, jobEdit, jobInput } from './jobs.ts';
import { limits } from './limits.ts';
import {
  account,
  codeInput,
  credentials,
  ownSession,
  passwordChange,
  passwordConfirmation,
  recoveryCodes,
  session,
  twoStepSetup,
} from './login.ts';
import { pageQuery } from './paging.ts';
import { applicationReplied, applicationReply, mailTemplates, mailTemplatesEdit, messageReplied, messageReply } from './replies.ts';
import { version } from './stored.ts';
import { noteEdit, noteInput, timelineEntry, timelineQuery } from './timeline.ts';

/** The calls of staff, and their login. The calls for a form's submissions are in `forms`. */
export const staffEndpoints = {
  /** Answers 401 with a `codeNeeded` if the password is right but a code is needed. */
  login: endpoint('POST', `${admin}/login`, 'everyone', { body: withCaptcha(credentials), bodyMs: limits.loginBodyMs, output: session }),
  loginCode: endpoint('POST', `${admin}/login/code`, 'everyone', { body: codeInput, bodyMs: limits.loginBodyMs, output: session }),
  logout: endpoint('POST', `${admin}/logout`, 'bearer', {}),
  readAccount: endpoint('GET', `${admin}/account`, 'bearer', { output: account }),
  changePassword: endpoint('PUT', `${admin}/password`, 'bearer', { body: passwordChange }),
  listSessions: endpoint('GET', `${admin}/sessions`, 'bearer', { output: z.array(ownSession) }),
  endOtherSessions: endpoint('DELETE', `${admin}/sessions`, 'bearer', {}),
  beginTwoStep: endpoint('POST', `${admin}/two-step`, 'bearer', { status: 201, body: passwordConfirmation, output: twoStepSetup }),
  confirmTwoStep: endpoint('PUT', `${admin}/two-step`, 'bearer', { body: codeInput, output: recoveryCodes }),
  disableTwoStep: endpoint('POST', `${admin}/two-step/disable`, 'bearer', { body: passwordConfirmation }),
  renewRecoveryCodes: endpoint('POST', `${admin}/two-step/recovery-codes`, 'bearer', { body: passwordConfirmation, output: recoveryCodes }),
  listJobs: endpoint('GET', `${admin}/jobs`, 'bearer', { output: z.array(job) }),
  createJob: endpoint('POST', `${admin}/jobs`, 'bearer', { status: 201, body: jobInput, output: job }),
  updateJob: endpoint('PUT', `${admin}/jobs/:id`, 'bearer', { body: jobEdit, output: job }),
  readHiringProcess: endpoint('GET', `${admin}/hiring-process`, 'bearer', { output: hiringProcess }),
  updateHiringProcess: endpoint('PUT', `${admin}/hiring-process`, 'bearer', { body: hiringProcessEdit, output: hiringProcess }),
  readMailTemplates: endpoint('GET', `${admin}/mail-templates`, 'bearer', { output: mailTemplates }),
  updateMailTemplates: endpoint('PUT', `${admin}/mail-templates`, 'bearer', { body: mailTemplatesEdit, output: mailTemplates }),
  deleteJob: endpoint('DELETE', `${admin}/jobs/:id`, 'bearer', {}),
  listApplications: endpoint('GET', `${admin}/applications`, 'bearer', { query: applicationQuery, output: z.array(application) }),
  /** Up to half a minute old, unless a change has come through the same instance. */
  readCounts: endpoint('GET', `${admin}/counts`, 'bearer', { output: dashboardCounts }),
  /** By job id. */
  readJobCounts: endpoint('GET', `${admin}/job-counts`, 'bearer', { query: jobCountsQuery, output: z.record(z.string(), jobCounts) }),
  countApplications: endpoint('GET', `${admin}/application-count`, 'bearer', { query: applicationFilter, output: applicationCount }),
  listApplicationVersions: endpoint('GET', `${admin}/application-versions`, 'bearer', {
    query: applicationFilter,
    output: applicationVersions,
  }),
  /** Reads at most 60 documents, and each application that has changed since the last count. */
  readFigures: endpoint('GET', `${admin}/figures`, 'bearer', { query: figuresQuery, output: figures }),
  listSources: endpoint('GET', `${admin}/application-sources`, 'bearer', { output: z.array(z.string()) }),
  exportApplications: endpoint('GET', `${admin}/applications.csv`, 'bearer', { status: 200, query: applicationFilter }),
  /** Answers 409 with a `staleApplication` to an old version, unless it has this status. */
  updateApplicationStatus: endpoint('PUT', `${admin}/applications/:id/status`, 'bearer', {
    body: applicationStatusInput,
    output: application,
  }),
  /** Answers 409 with a `staleApplication` to an old version. */
  deleteApplication: endpoint('DELETE', `${admin}/applications/:id`, 'bearer', { query: z.object({ updated_at: version }) }),
  readApplication: endpoint('GET', `${admin}/applications/:id`, 'bearer', { query: applicationFilter, output: applicationInList }),
  /** If one change fails, the others are still made. */
  changeApplications: endpoint('POST', `${admin}/applications/bulk`, 'bearer', { body: bulkInput, output: bulkOutput }),
  /** Mails each person once about each job, however often it is called. Answers 410 if the job is closed. */
  inviteToOpening: endpoint('POST', `${admin}/application-invitations`, 'bearer', { body: invitationInput, output: invitationOutput }),
  /** Newest first. The last page ends with the arrival and what became of the confirmation. */
  readTimeline: endpoint('GET', `${admin}/applications/:id/timeline`, 'bearer', { query: timelineQuery, output: z.array(timelineEntry) }),
  addNote: endpoint('POST', `${admin}/applications/:id/notes`, 'bearer', { status: 201, body: noteInput, output: timelineEntry }),
  /** Answers 409 with a `staleNote` to an old version, unless the note has this text already. */
  updateNote: endpoint('PUT', `${admin}/applications/:id/notes/:note`, 'bearer', { body: noteEdit, output: timelineEntry }),
  deleteNote: endpoint('DELETE', `${admin}/applications/:id/notes/:note`, 'bearer', {}),
  /** Answers 409 with a `staleApplication` to an old version. */
  replyToApplication: endpoint('POST', `${admin}/applications/:id/reply`, 'bearer', {
    status: 201,
    body: applicationReply,
    output: applicationReplied,
  }),
  /** Restores the status, unless it has changed since. Answers 409 once the mail is on its way. */
  undoApplicationReply: endpoint('DELETE', `${admin}/applications/:id/reply/:reply`, 'bearer', { output: application }),
  /** Mails that wait for the time that staff have chosen, the next first. */
  listScheduled: endpoint('GET', `${admin}/scheduled`, 'bearer', { query: pageQuery, output: z.array(scheduledMail) }),
  /** Newest first. */
  listFailedMails: endpoint('GET', `${admin}/failed-mails`, 'bearer', { query: pageQuery, output: z.array(failedMail) }),
  /** The applicants stay without an answer. Mails that are on their way, or gone, are left out of the answer. */
  cancelScheduled: endpoint('DELETE', `${admin}/scheduled`, 'bearer', {
    status: 200,
    body: mailsToCancel,
    output: cancelledMails,
  }),
  /** Answers 409 with a `staleMessage` if somebody else has replied meanwhile. */
  replyToMessage: endpoint('POST', `${admin}/messages/:id/reply`, 'bearer', { status: 201, body: messageReply, output: messageReplied }),
  /** Takes the latest reply back. Answers 409 once the mail is on its way. */
  undoMessageReply: endpoint('DELETE', `${admin}/messages/:id/reply/:reply`, 'bearer', { output: contactMessage }),
  /** `preview`: the dashboard loads the file for its preview, perhaps in advance. */
  readResume: endpoint('GET', `${resumesPrefix}/:file`, 'bearer or cookie', {
    status: 200,
    query: z.object({ preview: z.optional(z.literal('1')) }),
  }),
  /** Records that the preview shows the resume that it has loaded. */
  showResume: endpoint('POST', `${admin}/applications/:id/resume/shown`, 'bearer', {}),
} satisfies Record<string, Endpoint>;
