import { z } from 'zod/mini';
import { admin, endpoint, type Endpoint } from '../../platform/contract/endpoint.ts';
import { jobListQuery } from '../../platform/contract/paging.ts';
import { job } from './jobs.ts';

/** Staff's calls for jobs. Those that change one: job-input.ts, what was public: job-versions.ts */
export const jobEndpoints = {
  /** In pages by id, each newest first. */
  listJobs: endpoint('GET', `${admin}/jobs`, 'staff: their jobs', { query: jobListQuery, output: z.array(job) }),
  readJob: endpoint('GET', `${admin}/jobs/:id`, 'staff: their jobs', { output: job }),
  deleteJob: endpoint('DELETE', `${admin}/jobs/:id`, 'recruiters', {}),
} satisfies Record<string, Endpoint>;
