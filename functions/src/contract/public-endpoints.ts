import { z } from 'zod/mini';
import { alertInput, alertLink, alertQuery } from '../alerts/contract/alerts.ts';
import { applicationInput, applicationReceipt } from '../applications/contract/apply.ts';
import { withCaptcha } from '../platform/contract/captcha.ts';
import { acknowledgement, type Endpoint, endpoint, functions } from '../platform/contract/endpoint.ts';
import { publicHiringProcess } from '../jobs/contract/hiring-process.ts';
import { jobWithSimilar } from '../jobs/contract/job-pages.ts';
import { publicJob } from '../jobs/contract/jobs.ts';
import { jobViewPath } from '../platform/contract/paths.ts';

/** The calls of visitors. Those in `forms` are beside the form's fields. */
export const publicEndpoints = {
  /** Reads one document, which need not exist. Answers 503 if Firestore fails. */
  checkHealth: endpoint('GET', '/api/health', 'everyone', {}),
  /** With `texts=excerpt`, the description is its beginning and the requirements are blank. */
  listPublicJobs: endpoint('GET', `${functions}/careers/jobs`, 'everyone', {
    query: z.object({ texts: z.optional(z.enum(['excerpt'])) }),
    output: z.array(publicJob),
  }),
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
} satisfies Record<string, Endpoint>;
