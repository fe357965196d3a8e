import { z } from 'zod';
import {
  application,
  applicationFilter,
  applicationInput,
  applicationQuery,
  applicationStatusInput,
} from './applications.ts';
import { withCaptcha } from './captcha.ts';
import { contactMessage } from './contact-messages.ts';
import { job, jobEdit, jobInput, publicJob } from './jobs.ts';
import { credentials, session } from './login.ts';
import { pageQuery } from './paging.ts';

/** What a call with nothing to return says instead: a text for a person. */
export const acknowledgement = z.object({ message: z.string() });

/** What every failed call answers with. */
export const errorBody = z.object({ error: z.string() });

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** One call: where it is, what it takes, and what it gives. Handlers and the site's client are both typed from it. */
export type Endpoint = {
  method: Method;
  /** Express's notation: `:id` is a parameter. */
  path: string;
  /** Status of success. */
  status: number;
  query?: z.ZodType;
  body?: z.ZodType;
  /** Absent where the answer is empty or a file. */
  output?: z.ZodType;
};

const functions = '/.netlify/functions';
const admin = `${functions}/admin`;

/** Prefix of a stored resume's path; `resume_path` is this without the leading slash. */
export const resumesPrefix = '/uploads/resumes';

/** Every call the function answers. */
export const endpoints = {
  listPublicJobs: { method: 'GET', path: `${functions}/careers/jobs`, status: 200, output: z.array(publicJob) },
  applyForJob: {
    method: 'POST',
    path: `${functions}/careers/apply/:id`,
    status: 201,
    body: withCaptcha(applicationInput),
    output: acknowledgement,
  },
  login: { method: 'POST', path: `${admin}/login`, status: 200, body: withCaptcha(credentials), output: session },
  logout: { method: 'POST', path: `${admin}/logout`, status: 204 },
  listJobs: { method: 'GET', path: `${admin}/jobs`, status: 200, output: z.array(job) },
  createJob: { method: 'POST', path: `${admin}/jobs`, status: 201, body: jobInput, output: job },
  updateJob: { method: 'PUT', path: `${admin}/jobs/:id`, status: 200, body: jobEdit, output: job },
  deleteJob: { method: 'DELETE', path: `${admin}/jobs/:id`, status: 204 },
  listApplications: {
    method: 'GET',
    path: `${admin}/applications`,
    status: 200,
    query: applicationQuery,
    output: z.array(application),
  },
  exportApplications: { method: 'GET', path: `${admin}/applications.csv`, status: 200, query: applicationFilter },
  updateApplicationStatus: {
    method: 'PUT',
    path: `${admin}/applications/:id/status`,
    status: 200,
    body: applicationStatusInput,
    output: application,
  },
  deleteApplication: { method: 'DELETE', path: `${admin}/applications/:id`, status: 204 },
  listMessages: {
    method: 'GET',
    path: `${admin}/messages`,
    status: 200,
    query: pageQuery,
    output: z.array(contactMessage),
  },
  deleteMessage: { method: 'DELETE', path: `${admin}/messages/:id`, status: 204 },
  readResume: { method: 'GET', path: `${resumesPrefix}/:file`, status: 200 },
} as const satisfies Record<string, Endpoint>;

/** Sent with an application: made once per opened dialog, so that a retry is not stored twice. */
export const idempotencyHeader = 'Idempotency-Key';

/** The cookie that opens a resume in a new tab. Firebase Hosting forwards no other name. */
export const sessionCookie = '__session';

/** The files of an application's multipart body. */
export const resumeField = 'resume';
