import { z } from 'zod/mini';
import { alertInput, alertLink, alertQuery } from './alerts.ts';
import { applicantKeep, applicantMessage, applicantProfile, applicantToken, applicantView, linkRequest } from './applicant.ts';
import {
  application,
  applicationFilter,
  applicationInList,
  applicationInput,
  applicationQuery,
  applicationStatusInput,
  applicationVersions,
  bulkInput,
  bulkOutput,
  cancelledMails,
  dashboardCounts,
  scheduledMail,
  scheduledMails,
} from './applications.ts';
import { hiringProcess, hiringProcessEdit, publicHiringProcess } from './hiring-process.ts';
import { withCaptcha } from './captcha.ts';
import { contactInput, contactMessage, messageStatuses } from './contact-messages.ts';
import { invitationInput, invitationOutput } from './invitations.ts';
import { jobCounts, jobCountsQuery, jobNumbers } from './job-numbers.ts';
import { jobWithSimilar } from './job-pages.ts';
import { job, jobEdit, jobInput, publicJob } from './jobs.ts';
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
import { choice } from './text.ts';
import { noteEdit, noteInput, timelineEntry, timelineQuery } from './timeline.ts';
import { jobViewPath } from './paths.ts';

export const acknowledgement = z.object({ message: z.string() });

export const applicationReceipt = z.extend(acknowledgement, {
  reference: z.string(),
  next_steps: hiringProcess.shape.next_steps,
  reply_days: hiringProcess.shape.reply_days,
  due_at: application.shape.due_at,
  link_mailed: z.boolean(),
});

export const errorBody = z.object({ error: z.string() });

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** A new tab that opens a resume sends no bearer token, so this call also accepts the cookie. */
export type Access = 'everyone' | 'bearer' | 'bearer or cookie';

export type Endpoint = {
  method: Method;
  path: string;
  access: Access;
  status: number;
  query?: z.ZodMiniType;
  body?: z.ZodMiniType;
  /** The time for the body to arrive, in milliseconds, if shorter than usual. */
  bodyMs?: number;
  output?: z.ZodMiniType;
};

type Options = Partial<Omit<Endpoint, 'method' | 'path' | 'access'>>;

/** Unless `options` says otherwise, a call answers 200, or 204 if it has no output. */
function endpoint<const Path extends string, const Caller extends Access, const Chosen extends Options>(
  method: Method,
  path: Path,
  access: Caller,
  options: Chosen,
) {
  return { method, path, access, status: options.output ? 200 : 204, ...options };
}

const functions = '/.netlify/functions';
export const admin = `${functions}/admin` as const;

export const resumesPrefix = '/uploads/resumes';

export const endpoints = {
  /** Reads one document, which need not exist. Answers 503 if Firestore fails. */
  checkHealth: endpoint('GET', '/api/health', 'everyone', {}),
  sendMessage: endpoint('POST', '/api/contact', 'everyone', { body: withCaptcha(contactInput), output: acknowledgement }),
  listPublicJobs: endpoint('GET', `${functions}/careers/jobs`, 'everyone', { output: z.array(publicJob) }),
  readPublicHiringProcess: endpoint('GET', `${functions}/careers/process`, 'everyone', { output: publicHiringProcess }),
  /** Answers 410 with a `closedJob` if the job is closed. */
  readPublicJob: endpoint('GET', `${functions}/careers/jobs/:id`, 'everyone', { output: jobWithSimilar }),
  /** Sent once per visit. Views of closed and unknown jobs are not counted. */
  countJobView: endpoint('POST', jobViewPath, 'everyone', {}),
  /** A multipart form, which may also have a resume, a `source` (see `readSource`) and `job_id`. */
  applyForJob: endpoint('POST', `${functions}/careers/apply/:id`, 'everyone', {
    status: 201,
    body: withCaptcha(applicationInput),
    output: applicationReceipt,
  }),
  /** Gives the same answer for every address, and 404 if the site offers no alerts. */
  requestAlerts: endpoint('POST', '/api/alerts', 'everyone', { body: withCaptcha(alertInput), output: acknowledgement }),
  confirmAlerts: endpoint('POST', '/api/alerts/confirm', 'everyone', { body: alertLink }),
  /** Mail clients send the token in the query (RFC 8058). Gives the same answer to any token. */
  endAlerts: endpoint('POST', '/api/alerts/unsubscribe', 'everyone', { query: alertQuery, body: alertLink }),
  /** The calls with an applicant's token answer 404 to a malformed, unknown or erased one. */
  readOwnApplication: endpoint('POST', '/api/application', 'everyone', { body: applicantToken, output: applicantView }),
  addOwnMessage: endpoint('POST', '/api/application/message', 'everyone', { body: applicantMessage, output: applicantView }),
  correctOwnProfile: endpoint('POST', '/api/application/profile', 'everyone', { body: applicantProfile, output: applicantView }),
  /** A multipart form, which also has the `resume`. Answers 409 once the application is closed or withdrawn. */
  replaceOwnResume: endpoint('POST', '/api/application/resume', 'everyone', { body: applicantToken, output: applicantView }),
  keepOwnApplication: endpoint('POST', '/api/application/keep', 'everyone', { body: applicantKeep, output: applicantView }),
  /** Answers with a ZIP. */
  archiveOwnApplication: endpoint('POST', '/api/application/archive', 'everyone', { status: 200, body: applicantToken }),
  withdrawOwnApplication: endpoint('POST', '/api/application/withdraw', 'everyone', { body: applicantToken, output: applicantView }),
  eraseOwnApplication: endpoint('POST', '/api/application/erase', 'everyone', { body: applicantToken, output: acknowledgement }),
  requestLink: endpoint('POST', '/api/application/link', 'everyone', { body: withCaptcha(linkRequest), output: acknowledgement }),
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
  readJobNumbers: endpoint('GET', `${admin}/jobs/:id/numbers`, 'bearer', { output: jobNumbers }),
  listApplications: endpoint('GET', `${admin}/applications`, 'bearer', { query: applicationQuery, output: z.array(application) }),
  /** Up to half a minute old, unless a change has come through the same instance. */
  readCounts: endpoint('GET', `${admin}/counts`, 'bearer', { output: dashboardCounts }),
  /** By job id. */
  readJobCounts: endpoint('GET', `${admin}/job-counts`, 'bearer', { query: jobCountsQuery, output: z.record(z.string(), jobCounts) }),
  listApplicationVersions: endpoint('GET', `${admin}/application-versions`, 'bearer', {
    query: applicationFilter,
    output: applicationVersions,
  }),
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
  /** The applicants stay without an answer. Mails that are on their way, or gone, are left out of the answer. */
  cancelScheduled: endpoint('DELETE', `${admin}/scheduled`, 'bearer', {
    status: 200,
    body: scheduledMails,
    output: cancelledMails,
  }),
  listMessages: endpoint('GET', `${admin}/messages`, 'bearer', {
    query: z.extend(pageQuery, { status: z.optional(z.enum(messageStatuses)), order: z.optional(z.enum(['oldest'])) }),
    output: z.array(contactMessage),
  }),
  updateMessageStatus: endpoint('PUT', `${admin}/messages/:id/status`, 'bearer', {
    body: z.object({ status: choice('Status', messageStatuses) }),
    output: contactMessage,
  }),
  /** Answers 409 with a `staleMessage` if somebody else has replied meanwhile. */
  replyToMessage: endpoint('POST', `${admin}/messages/:id/reply`, 'bearer', { status: 201, body: messageReply, output: messageReplied }),
  /** Takes the latest reply back. Answers 409 once the mail is on its way. */
  undoMessageReply: endpoint('DELETE', `${admin}/messages/:id/reply/:reply`, 'bearer', { output: contactMessage }),
  deleteMessage: endpoint('DELETE', `${admin}/messages/:id`, 'bearer', {}),
  /** `preview`: the dashboard loads the file for its preview, perhaps in advance. */
  readResume: endpoint('GET', `${resumesPrefix}/:file`, 'bearer or cookie', {
    status: 200,
    query: z.object({ preview: z.optional(z.literal('1')) }),
  }),
  /** Records that the preview shows the resume that it has loaded. */
  showResume: endpoint('POST', `${admin}/applications/:id/resume/shown`, 'bearer', {}),
} satisfies Record<string, Endpoint>;

export type ApplicationReceipt = z.infer<typeof applicationReceipt>;

/** A UUID, the same for every attempt, so that a retry is not stored twice. */
export const idempotencyHeader = 'Idempotency-Key';

/** The only cookie that Hosting forwards. Resumes and login use it on different paths. */
export const sessionCookie = '__session';

export const resumeField = 'resume';
