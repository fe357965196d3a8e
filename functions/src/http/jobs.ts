import { endpoints } from '../contract/endpoints.ts';
import { messages } from '../contract/messages.ts';
import type { JobStore } from '../data/jobs.ts';
import { ApiError } from './api-error.ts';
import type { Mount } from './endpoint.ts';

/** Staff's work on job postings. */
export function mountJobs(mount: Mount, { jobs }: { jobs: JobStore }): void {
  mount(endpoints.listJobs, () => jobs.list());

  mount(endpoints.createJob, async ({ body }) => jobs.create(await body()));

  mount(endpoints.updateJob, async ({ params, body }) => {
    const { updated_at: basedOn, ...input } = await body();
    const job = await jobs.update(params.id, input, basedOn);
    if (job === 'missing') throw new ApiError(404, messages.jobNotFound);
    if (job === 'stale') throw new ApiError(409, messages.staleJob);
    return job;
  });

  mount(endpoints.deleteJob, async ({ params }) => {
    if (!(await jobs.remove(params.id))) throw new ApiError(404, messages.jobNotFound);
  });
}
