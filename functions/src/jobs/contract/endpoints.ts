import { z } from 'zod/mini';
import { admin, endpoint, type Endpoint } from '../../platform/contract/endpoint.ts';
import { jobListQuery, pageQuery } from '../../platform/contract/paging.ts';
import { storedText, storedTime } from '../../platform/contract/stored.ts';
import { job, publicJob } from './jobs.ts';

/** What visitors read of a job. */
export const advertised = z.omit(publicJob, { id: true, created_at: true, updated_at: true });

/** What visitors could read from `from` on, its name, until `until`: blank if no end is known. */
export const jobVersion = z.extend(advertised, {
  from: storedTime,
  until: storedTime,
  /** The usernames of who published it, and of who ended it: blank for the closing date. */
  by: storedText,
  ended_by: storedText,
});

/** Staff's calls for jobs. Those that change one: job-input.ts */
export const jobEndpoints = {
  /** In pages by id, each newest first. */
  listJobs: endpoint('GET', `${admin}/jobs`, 'staff: their jobs', { query: jobListQuery, output: z.array(job) }),
  readJob: endpoint('GET', `${admin}/jobs/:id`, 'staff: their jobs', { output: job }),
  deleteJob: endpoint('DELETE', `${admin}/jobs/:id`, 'recruiters', {}),
  /** What was public, newest first; of a deleted job too. */
  readJobVersions: endpoint('GET', `${admin}/jobs/:id/versions`, 'staff: their jobs', { query: pageQuery, output: z.array(jobVersion) }),
} satisfies Record<string, Endpoint>;

export type Advertised = z.infer<typeof advertised>;
export type JobVersion = z.infer<typeof jobVersion>;
