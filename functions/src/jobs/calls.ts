import { jobEndpoints } from './contract/endpoints.ts';
import { hiringProcessEndpoints } from './contract/hiring-process.ts';
import { opensTooLate } from './contract/job-closing.ts';
import { responseTexts } from '../platform/contract/response-texts.ts';
import { jobEditEndpoints, type JobInput } from './contract/job-input.ts';
import { type Job, jobStatuses } from './contract/jobs.ts';
import { payRefusal } from './contract/pay-rules.ts';
import { wordingRefusal } from './contract/question-wording.ts';
import { isDocumentId } from '../platform/firestore/firebase.ts';
import { serverLimits } from '../platform/contract/limits.ts';
import type { Role } from '../platform/contract/roles.ts';
import type { MountCalls } from '../calls.ts';
import { ApiError, requireCurrent, requireFound } from '../platform/http/api-error.ts';
import { cursorOf, withNextLink } from '../platform/http/page-link.ts';
import { contentDigest, submissionId } from '../platform/http/submission-id.ts';

const [active] = jobStatuses;

const mountJobs: MountCalls = (mount, { jobs }) => {
  async function refuseTooMany(input: JobInput, id?: string): Promise<void> {
    if (input.status !== active || (id !== undefined && (await jobs.get(id))?.status === active)) return;
    if ((await jobs.countActive()) >= serverLimits.openJobs) throw new ApiError(400, responseTexts.tooManyOpenJobs);
  }

  mount(jobEndpoints.listJobs, async ({ request, response, query }) => {
    if (query.cursor !== undefined && !isDocumentId(query.cursor)) throw new ApiError(400, responseTexts.invalidOption('cursor'));
    return withNextLink(response, request.originalUrl, await jobs.page(query));
  });

  mount(jobEndpoints.readJob, async ({ params }) => requireFound(await jobs.get(params.id), responseTexts.jobNotFound));

  mount(jobEndpoints.readJobVersions, async ({ request, response, params, query: { limit, cursor } }) => {
    const versions = await jobs.versions(params.id, limit, cursorOf(cursor));
    if (versions.items.length === 0) requireFound(await jobs.get(params.id), responseTexts.jobNotFound);
    return withNextLink(response, request.originalUrl, versions);
  });

  mount(jobEditEndpoints.createJob, async ({ request, body, admin }) => {
    // As short as Firestore's own ids, since the id is part of the job's URL.
    const id = submissionId(request, admin.username).replaceAll('-', '').slice(0, 20);
    const input = await body();
    refuseInvalid(input, admin.role);
    await refuseTooMany(input);
    return jobs.create({ ...input, content_digest: contentDigest(input) }, admin.actor, id);
  });

  mount(jobEditEndpoints.updateJob, async ({ params, body, admin }) => {
    const { updated_at: basedOn, ...input } = await body();
    await refuseTooMany(input, params.id);
    const job = await jobs.update(params.id, input, admin.actor, basedOn, (current) => refuseInvalid(input, admin.role, current));
    if (job === 'missing') throw new ApiError(404, responseTexts.jobNotFound);
    if (job === 'stale') throw new ApiError(409, responseTexts.staleJob);
    return job;
  });

  mount(jobEndpoints.deleteJob, async ({ params, admin }) => {
    requireFound(await jobs.remove(params.id, admin.actor), responseTexts.jobNotFound);
  });
};

/** @throws {ApiError} 400 */
function refuseInvalid(input: JobInput, role: Role, current?: Job): void {
  if (opensTooLate(input, current)) throw new ApiError(400, responseTexts.closingDateOver);
  const refusal = payRefusal(input, role, current) ?? wordingRefusal(input.questions, role, current?.questions);
  if (refusal) throw new ApiError(400, refusal.error);
}

const mountHiringProcess: MountCalls = (mount, { hiringProcess }) => {
  mount(hiringProcessEndpoints.readHiringProcess, () => hiringProcess.read());

  mount(hiringProcessEndpoints.updateHiringProcess, async ({ body, admin }) => {
    const { updated_at: basedOn, ...input } = await body();
    return requireCurrent(await hiringProcess.update(input, admin.actor, basedOn));
  });
};

export const calls = [mountHiringProcess, mountJobs];
