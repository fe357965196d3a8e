import { z } from 'zod/mini';
import { admin, endpoint, type Endpoint } from '../../platform/contract/endpoint.ts';
import { jobListQuery } from '../../platform/contract/paging.ts';
import { hiringProcess, hiringProcessEdit } from './hiring-process.ts';
import { job, jobEdit, jobInput } from './jobs.ts';

/** The calls of staff for jobs, and for what applicants are told about the hiring process. */
export const jobEndpoints = {
  /** In pages by id, each newest first. */
  listJobs: endpoint('GET', `${admin}/jobs`, 'staff: their jobs', { query: jobListQuery, output: z.array(job) }),
  readJob: endpoint('GET', `${admin}/jobs/:id`, 'staff: their jobs', { output: job }),
  createJob: endpoint('POST', `${admin}/jobs`, 'recruiters', { status: 201, body: jobInput, output: job }),
  updateJob: endpoint('PUT', `${admin}/jobs/:id`, 'recruiters', { body: jobEdit, output: job }),
  readHiringProcess: endpoint('GET', `${admin}/hiring-process`, 'recruiters', { output: hiringProcess }),
  updateHiringProcess: endpoint('PUT', `${admin}/hiring-process`, 'recruiters', { body: hiringProcessEdit, output: hiringProcess }),
  deleteJob: endpoint('DELETE', `${admin}/jobs/:id`, 'recruiters', {}),
} satisfies Record<string, Endpoint>;
