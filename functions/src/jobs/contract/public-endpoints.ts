import { z } from 'zod/mini';
import { endpoint, type Endpoint, functions } from '../../platform/contract/endpoint.ts';
import { jobViewPath } from '../../platform/contract/paths.ts';
import { publicHiringProcess } from './hiring-process.ts';
import { closedJob, jobWithSimilar } from './job-pages.ts';
import { publicJob } from './jobs.ts';

/** The calls of visitors for open jobs. */
export const publicJobEndpoints = {
  /** `texts=excerpt`: the description's beginning, with blank requirements and benefits. */
  listPublicJobs: endpoint('GET', `${functions}/careers/jobs`, 'everyone', {
    query: z.object({ texts: z.optional(z.enum(['excerpt'])) }),
    output: z.array(publicJob),
  }),
  /** For job boards: docs/decisions/0005-job-pages.md. */
  readJobsJson: endpoint('GET', '/careers/jobs.json', 'everyone', {
    output: z.object({ version: z.literal(1), jobs: z.array(z.extend(publicJob, { url: z.string() })) }),
  }),
  readPublicHiringProcess: endpoint('GET', `${functions}/careers/process`, 'everyone', { output: publicHiringProcess }),
  readPublicJob: endpoint('GET', `${functions}/careers/jobs/:id`, 'everyone', { output: jobWithSimilar, refusals: { 410: closedJob } }),
  /** Sent once per visit. Views of closed and unknown jobs are not counted. */
  countJobView: endpoint('POST', jobViewPath, 'everyone', {}),
} satisfies Record<string, Endpoint>;
