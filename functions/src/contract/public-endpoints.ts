import { z } from 'zod/mini';
import { alertInput, alertLink, alertQuery } from './alerts.ts';
import { applicantKeep, applicantMessage, applicantProfile, applicantToken, applicantView, linkRequest } from './applicant.ts';
import { applicationInput, applicationReceipt } from './apply.ts';
import { withCaptcha } from './captcha.ts';
import { acknowledgement, type Endpoint, endpoint, functions } from './endpoint.ts';
import { publicHiringProcess } from './hiring-process.ts';
import { jobWithSimilar } from './job-pages.ts';
import { publicJob } from './jobs.ts';
import { jobViewPath } from './paths.ts';

/** The calls of visitors and applicants. Those in `forms` are beside the form's fields. */
export const publicEndpoints = {
  /** Reads one document, which need not exist. Answers 503 if Firestore fails. */
  checkHealth: endpoint('GET', '/api/health', 'everyone', {}),
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
} satisfies Record<string, Endpoint>;
