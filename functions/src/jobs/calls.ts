import { jobEndpoints } from './contract/endpoints.ts';
import { opensTooLate } from './contract/job-closing.ts';
import { responseTexts } from '../platform/contract/response-texts.ts';
import { type JobInput, jobStatuses } from './contract/jobs.ts';
import { isDocumentId } from '../platform/firestore/documents.ts';
import { serverLimits } from '../platform/contract/limits.ts';
import type { Parts } from '../parts.ts';
import type { Calls } from '../calls.ts';
import { mountHiringProcess } from './process-calls.ts';
import { ApiError } from '../platform/http/api-error.ts';
import type { Mount } from '../platform/http/endpoint.ts';
import { withNextLink } from '../platform/http/page-link.ts';
import { contentDigest, submissionId } from '../platform/http/submission-id.ts';

const [active] = jobStatuses;

export function mountJobs(mount: Mount, { jobs }: Parts): void {
  async function refuseTooMany(input: JobInput, id?: string): Promise<void> {
    if (input.status !== active || (id !== undefined && (await jobs.get(id))?.status === active)) return;
    if ((await jobs.countActive()) >= serverLimits.openJobs) throw new ApiError(400, responseTexts.tooManyOpenJobs);
  }

  mount(jobEndpoints.listJobs, async ({ request, response, query }) => {
    if (query.cursor !== undefined && !isDocumentId(query.cursor)) throw new ApiError(400, responseTexts.invalidOption('cursor'));
    return withNextLink(response, request.originalUrl, await jobs.page(query));
  });

  mount(jobEndpoints.readJob, async ({ params }) => {
    const job = await jobs.get(params.id);
    if (!job) throw new ApiError(404, responseTexts.jobNotFound);
    return job;
  });

  mount(jobEndpoints.createJob, async ({ request, body, admin }) => {
    // As short as Firestore's own ids, since the id is part of the job's URL.
    const id = submissionId(request, admin.username).replaceAll('-', '').slice(0, 20);
    const input = await body();
    if (opensTooLate(input)) throw new ApiError(400, responseTexts.closingDateOver);
    await refuseTooMany(input);
    return jobs.create({ ...input, content_digest: contentDigest(input) }, admin.actor, id);
  });

  mount(jobEndpoints.updateJob, async ({ params, body, admin }) => {
    const { updated_at: basedOn, ...input } = await body();
    await refuseTooMany(input, params.id);
    const job = await jobs.update(params.id, input, admin.actor, basedOn);
    if (job === 'missing') throw new ApiError(404, responseTexts.jobNotFound);
    if (job === 'stale') throw new ApiError(409, responseTexts.staleJob);
    if (job === 'too late') throw new ApiError(400, responseTexts.closingDateOver);
    return job;
  });

  mount(jobEndpoints.deleteJob, async ({ params, admin }) => {
    if (!(await jobs.remove(params.id, admin.actor))) throw new ApiError(404, responseTexts.jobNotFound);
  });
}

export const calls: Calls = { endpoints: jobEndpoints, mounts: [mountHiringProcess, mountJobs] };
