import { z } from 'zod/mini';
import { alertInput, alertLink, alertQuery } from './alerts.ts';
import { applicantMessage, applicantToken, applicantView, linkRequest } from './applicant.ts';
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
  dashboardCounts,
  resumeQuery,
  versionQuery,
} from './applications.ts';
import { hiringProcess, hiringProcessEdit } from './hiring-process.ts';
import { withCaptcha } from './captcha.ts';
import { contactInput, contactMessage, messageStatuses } from './contact-messages.ts';
import { jobNumbers } from './job-numbers.ts';
import { jobWithSimilar } from './job-pages.ts';
import { job, jobEdit, jobInput, publicJob } from './jobs.ts';
import { limits } from './limits.ts';
import {
  account,
  authenticatorSecret,
  codeInput,
  credentials,
  ownSession,
  passwordChange,
  passwordConfirmation,
  session,
} from './login.ts';
import { pageQuery } from './paging.ts';
import { applicationReplied, applicationReply, mailTemplates, mailTemplatesEdit, messageReplied, messageReply } from './replies.ts';
import { choice } from './text.ts';
import { noteEdit, noteInput, timelineEntry, timelineQuery } from './timeline.ts';
import { jobViewPath } from './paths.ts';

export const acknowledgement = z.object({ message: z.string() });

/** The answer to an application: the reference to quote in questions, what happens next, and the days within which an answer comes. */
export const applicationReceipt = z.extend(acknowledgement, {
  reference: z.string(),
  next_steps: hiringProcess.shape.next_steps,
  reply_days: hiringProcess.shape.reply_days,
  /** Whether the applicant gets a mail with a link to the application. */
  link_mailed: z.boolean(),
});

export const errorBody = z.object({ error: z.string() });

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** Who may make a call. A new tab that opens a resume sends no bearer token, so this call also accepts the session cookie. */
export type Access = 'everyone' | 'bearer' | 'bearer or cookie';

export type Endpoint = {
  method: Method;
  /** In Express's notation: `:id` is a parameter. */
  path: string;
  access: Access;
  status: number;
  query?: z.ZodMiniType;
  body?: z.ZodMiniType;
  /** How long the body may take to arrive, in milliseconds, if that is less than usual. */
  bodyMs?: number;
  output?: z.ZodMiniType;
};

const functions = '/.netlify/functions';
const admin = `${functions}/admin`;

/** The calls with which staff read what visitors have sent with a form, set its status and delete it. */
function callsOfStaff<const Path extends string, Submission extends z.ZodMiniType, const Statuses extends readonly string[]>(
  path: Path,
  submission: Submission,
  statuses: Statuses,
) {
  return {
    list: {
      method: 'GET',
      path,
      access: 'bearer',
      status: 200,
      query: z.extend(pageQuery, { status: z.optional(z.enum(statuses)) }),
      output: z.array(submission),
    },
    setStatus: {
      method: 'PUT',
      path: `${path}/:id/status`,
      access: 'bearer',
      status: 200,
      body: z.object({ status: choice('Status', statuses) }),
      output: submission,
    },
    remove: { method: 'DELETE', path: `${path}/:id`, access: 'bearer', status: 204 },
  } as const satisfies Record<string, Endpoint>;
}

const messages = callsOfStaff(`${admin}/messages`, contactMessage, messageStatuses);

export const resumesPrefix = '/uploads/resumes';

export const endpoints = {
  /** The body may also hold the honeypot field, which is checked after the rate limit and before everything else. */
  sendMessage: {
    method: 'POST',
    path: '/api/contact',
    access: 'everyone',
    status: 200,
    body: withCaptcha(contactInput),
    output: acknowledgement,
  },
  listPublicJobs: {
    method: 'GET',
    path: `${functions}/careers/jobs`,
    access: 'everyone',
    status: 200,
    output: z.array(publicJob),
  },
  /** Answers 410 with a `closedJob` if the job is closed. */
  readPublicJob: {
    method: 'GET',
    path: `${functions}/careers/jobs/:id`,
    access: 'everyone',
    status: 200,
    output: jobWithSimilar,
  },
  /** Sent by a job's page once per visit. A view of a job that is closed or unknown is not counted. */
  countJobView: { method: 'POST', path: jobViewPath, access: 'everyone', status: 204 },
  /** A multipart form, which may also have a resume, a `source` (see `readSource`), and as `job_id` the id of the path. */
  applyForJob: {
    method: 'POST',
    path: `${functions}/careers/apply/:id`,
    access: 'everyone',
    status: 201,
    body: withCaptcha(applicationInput),
    output: applicationReceipt,
  },
  /** Gives the same answer whether or not the address gets alerts already, and 404 if the site offers none. */
  requestAlerts: {
    method: 'POST',
    path: '/api/alerts',
    access: 'everyone',
    status: 200,
    body: withCaptcha(alertInput),
    output: acknowledgement,
  },
  confirmAlerts: { method: 'POST', path: '/api/alerts/confirm', access: 'everyone', status: 204, body: alertLink },
  /** If the token is in the query, as mail clients send it, the body is ignored (RFC 8058). Gives the same answer to an unknown token. */
  endAlerts: { method: 'POST', path: '/api/alerts/unsubscribe', access: 'everyone', status: 204, query: alertQuery, body: alertLink },
  /** The calls of the applicant's page answer 404 to a token that is malformed, unknown or of an erased application. */
  readOwnApplication: {
    method: 'POST',
    path: '/api/application',
    access: 'everyone',
    status: 200,
    body: applicantToken,
    output: applicantView,
  },
  addOwnMessage: {
    method: 'POST',
    path: '/api/application/message',
    access: 'everyone',
    status: 200,
    body: applicantMessage,
    output: applicantView,
  },
  /** Changes nothing if the application is closed. */
  withdrawOwnApplication: {
    method: 'POST',
    path: '/api/application/withdraw',
    access: 'everyone',
    status: 200,
    body: applicantToken,
    output: applicantView,
  },
  eraseOwnApplication: {
    method: 'POST',
    path: '/api/application/erase',
    access: 'everyone',
    status: 200,
    body: applicantToken,
    output: acknowledgement,
  },
  /** Gives the same answer whether or not the address is known. */
  requestLink: {
    method: 'POST',
    path: '/api/application/link',
    access: 'everyone',
    status: 200,
    body: withCaptcha(linkRequest),
    output: acknowledgement,
  },
  /** Answers 401 with a `codeNeeded` if the password is right and a code is needed as well. */
  login: {
    method: 'POST',
    path: `${admin}/login`,
    access: 'everyone',
    status: 200,
    body: withCaptcha(credentials),
    bodyMs: limits.loginBodyMs,
    output: session,
  },
  loginCode: {
    method: 'POST',
    path: `${admin}/login/code`,
    access: 'everyone',
    status: 200,
    body: codeInput,
    bodyMs: limits.loginBodyMs,
    output: session,
  },
  logout: { method: 'POST', path: `${admin}/logout`, access: 'bearer', status: 204 },
  readAccount: { method: 'GET', path: `${admin}/account`, access: 'bearer', status: 200, output: account },
  changePassword: { method: 'PUT', path: `${admin}/password`, access: 'bearer', status: 204, body: passwordChange },
  listSessions: { method: 'GET', path: `${admin}/sessions`, access: 'bearer', status: 200, output: z.array(ownSession) },
  endOtherSessions: { method: 'DELETE', path: `${admin}/sessions`, access: 'bearer', status: 204 },
  /** Answers with a secret for an authenticator app. `confirmTwoStep` turns two-step login on. */
  beginTwoStep: {
    method: 'POST',
    path: `${admin}/two-step`,
    access: 'bearer',
    status: 201,
    body: passwordConfirmation,
    output: z.extend(authenticatorSecret, { challenge: z.string() }),
  },
  confirmTwoStep: {
    method: 'PUT',
    path: `${admin}/two-step`,
    access: 'bearer',
    status: 200,
    body: codeInput,
    output: z.object({ recoveryCodes: z.array(z.string()) }),
  },
  disableTwoStep: { method: 'POST', path: `${admin}/two-step/disable`, access: 'bearer', status: 204, body: passwordConfirmation },
  renewRecoveryCodes: {
    method: 'POST',
    path: `${admin}/two-step/recovery-codes`,
    access: 'bearer',
    status: 200,
    body: passwordConfirmation,
    output: z.object({ recoveryCodes: z.array(z.string()) }),
  },
  listJobs: { method: 'GET', path: `${admin}/jobs`, access: 'bearer', status: 200, output: z.array(job) },
  createJob: { method: 'POST', path: `${admin}/jobs`, access: 'bearer', status: 201, body: jobInput, output: job },
  updateJob: { method: 'PUT', path: `${admin}/jobs/:id`, access: 'bearer', status: 200, body: jobEdit, output: job },
  readHiringProcess: { method: 'GET', path: `${admin}/hiring-process`, access: 'bearer', status: 200, output: hiringProcess },
  updateHiringProcess: {
    method: 'PUT',
    path: `${admin}/hiring-process`,
    access: 'bearer',
    status: 200,
    body: hiringProcessEdit,
    output: hiringProcess,
  },
  readMailTemplates: { method: 'GET', path: `${admin}/mail-templates`, access: 'bearer', status: 200, output: mailTemplates },
  updateMailTemplates: {
    method: 'PUT',
    path: `${admin}/mail-templates`,
    access: 'bearer',
    status: 200,
    body: mailTemplatesEdit,
    output: mailTemplates,
  },
  deleteJob: { method: 'DELETE', path: `${admin}/jobs/:id`, access: 'bearer', status: 204 },
  readJobNumbers: { method: 'GET', path: `${admin}/jobs/:id/numbers`, access: 'bearer', status: 200, output: jobNumbers },
  listApplications: {
    method: 'GET',
    path: `${admin}/applications`,
    access: 'bearer',
    status: 200,
    query: applicationQuery,
    output: z.array(application),
  },
  readCounts: { method: 'GET', path: `${admin}/counts`, access: 'bearer', status: 200, output: dashboardCounts },
  /** For 'Select all': the ids and versions of the filtered list. */
  listApplicationVersions: {
    method: 'GET',
    path: `${admin}/application-versions`,
    access: 'bearer',
    status: 200,
    query: applicationFilter,
    output: applicationVersions,
  },
  /** The most frequent sources of applications, in alphabetical order. */
  listSources: { method: 'GET', path: `${admin}/application-sources`, access: 'bearer', status: 200, output: z.array(z.string()) },
  exportApplications: {
    method: 'GET',
    path: `${admin}/applications.csv`,
    access: 'bearer',
    status: 200,
    query: applicationFilter,
  },
  /**
   * Answers 409 with a `staleApplication` if the version is no longer current, unless the status is already set.
   * Accepts any status that the named version replaced, so that every change can be undone.
   */
  updateApplicationStatus: {
    method: 'PUT',
    path: `${admin}/applications/:id/status`,
    access: 'bearer',
    status: 200,
    body: applicationStatusInput,
    output: application,
  },
  /** Answers 409 with a `staleApplication` if the version in the query is no longer current. */
  deleteApplication: { method: 'DELETE', path: `${admin}/applications/:id`, access: 'bearer', status: 204, query: versionQuery },
  readApplication: {
    method: 'GET',
    path: `${admin}/applications/:id`,
    access: 'bearer',
    status: 200,
    query: applicationFilter,
    output: applicationInList,
  },
  /** Changes each application on its own: if one change fails, the others are still made. */
  changeApplications: {
    method: 'POST',
    path: `${admin}/applications/bulk`,
    access: 'bearer',
    status: 200,
    body: bulkInput,
    output: bulkOutput,
  },
  /** Newest first. The last page ends with what became of the confirmation, if that is known, and the arrival. */
  readTimeline: {
    method: 'GET',
    path: `${admin}/applications/:id/timeline`,
    access: 'bearer',
    status: 200,
    query: timelineQuery,
    output: z.array(timelineEntry),
  },
  addNote: {
    method: 'POST',
    path: `${admin}/applications/:id/notes`,
    access: 'bearer',
    status: 201,
    body: noteInput,
    output: timelineEntry,
  },
  /** Answers 409 with a `staleNote` if the version is no longer current, unless the note has this text already. */
  updateNote: {
    method: 'PUT',
    path: `${admin}/applications/:id/notes/:note`,
    access: 'bearer',
    status: 200,
    body: noteEdit,
    output: timelineEntry,
  },
  deleteNote: { method: 'DELETE', path: `${admin}/applications/:id/notes/:note`, access: 'bearer', status: 204 },
  /** Answers 409 with a `staleApplication` if the version is no longer current. */
  replyToApplication: {
    method: 'POST',
    path: `${admin}/applications/:id/reply`,
    access: 'bearer',
    status: 201,
    body: applicationReply,
    output: applicationReplied,
  },
  /** Takes a reply back, and its status unless that has changed since. Answers 409 once the mail is on its way. */
  undoApplicationReply: {
    method: 'DELETE',
    path: `${admin}/applications/:id/reply/:reply`,
    access: 'bearer',
    status: 200,
    output: application,
  },
  listMessages: messages.list,
  updateMessageStatus: messages.setStatus,
  /** Answers 409 with a `staleMessage` if somebody else has replied meanwhile. */
  replyToMessage: {
    method: 'POST',
    path: `${admin}/messages/:id/reply`,
    access: 'bearer',
    status: 201,
    body: messageReply,
    output: messageReplied,
  },
  /** Takes the latest reply back. Answers 409 once the mail is on its way. */
  undoMessageReply: {
    method: 'DELETE',
    path: `${admin}/messages/:id/reply/:reply`,
    access: 'bearer',
    status: 200,
    output: contactMessage,
  },
  deleteMessage: messages.remove,
  /** The audit trail tells a resume that is opened from one that the dashboard loads for its preview, perhaps in advance. */
  readResume: { method: 'GET', path: `${resumesPrefix}/:file`, access: 'bearer or cookie', status: 200, query: resumeQuery },
  /** Records that a resume which was loaded for the preview is shown. */
  showResume: { method: 'POST', path: `${admin}/applications/:id/resume/shown`, access: 'bearer', status: 204 },
} as const satisfies Record<string, Endpoint>;

export type ApplicationReceipt = z.infer<typeof applicationReceipt>;

/** A UUID, the same for every attempt to send the same thing, so that a retry is not stored twice. */
export const idempotencyHeader = 'Idempotency-Key';

/** The only cookie name that Firebase Hosting forwards. The resume cookie and the device cookie of the login use it on different paths. */
export const sessionCookie = '__session';

export const resumeField = 'resume';
