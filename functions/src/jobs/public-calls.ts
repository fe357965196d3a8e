import type { z } from 'zod/mini';
import { publicJobEndpoints } from './contract/public-endpoints.ts';
import { isOpen } from './contract/job-closing.ts';
import { type Job, publicJob } from './contract/jobs.ts';
import { responseTexts } from '../platform/contract/response-texts.ts';
import type { JobLookup } from './contract/job-pages.ts';
import { truncated } from '../platform/contract/truncated.ts';
import type { MountCalls } from '../calls.ts';
import type { Parts } from '../parts.ts';
import { ApiError } from '../platform/http/api-error.ts';
import { Prepared, preparedOnce } from '../platform/http/prepared.ts';
import { similarJobs } from './similar.ts';

/** The CDN keeps the answer for 30 s. A browser revalidates it each time by its ETag. */
export const cachedByCdn = { 'Cache-Control': 'public, max-age=0, s-maxage=30' };

/** In UTF-16 units: about what the careers page shows of a job. */
const excerptLength = 200;

/** A closed job may never have been published, so its details stay out. */
export async function findJob({ jobs, openJobs, publicProcess }: Parts, id: string): Promise<JobLookup> {
  const job = await jobs.get(id);
  if (!job) return { state: 'missing' };
  const [open, process] = await Promise.all([openJobs(), publicProcess()]);
  const similar = similarJobs(job, open);
  return isOpen(job) ? { state: 'open', job: publicJob.parse(job), similar, process } : { state: 'closed', similar };
}

export function withExcerpt<Texts extends Pick<Job, 'description' | 'requirements' | 'benefits'>>(job: Texts): Texts {
  return { ...job, description: truncated(job.description, excerptLength), requirements: '', benefits: '' };
}

export const mountCareers: MountCalls = (mount, parts) => {
  const jsonOf =
    ({ output }: { output: z.ZodMiniType }) =>
    (value: unknown) =>
      new Prepared(JSON.stringify(output.parse(value)), 'application/json; charset=utf-8');
  const listOf = jsonOf(publicJobEndpoints.listPublicJobs);
  const list = preparedOnce(parts.openJobs, listOf);
  const excerpts = preparedOnce(parts.openJobs, (jobs) => listOf(jobs.map(withExcerpt)));
  const process = preparedOnce(parts.publicProcess, jsonOf(publicJobEndpoints.readPublicHiringProcess));

  mount(publicJobEndpoints.listPublicJobs, async ({ response, query }) => {
    response.set(cachedByCdn);
    return query.texts === 'excerpt' ? excerpts() : list();
  });

  mount(publicJobEndpoints.readPublicHiringProcess, async ({ response }) => {
    response.set(cachedByCdn);
    return process();
  });

  mount(publicJobEndpoints.readPublicJob, async ({ params, response }) => {
    const found = await findJob(parts, params.id);
    if (found.state === 'missing') throw new ApiError(404, responseTexts.jobNotFound);
    if (found.state === 'closed') {
      throw new ApiError(410, responseTexts.jobClosed, cachedByCdn, { more: { similar: found.similar } });
    }
    response.set(cachedByCdn);
    return { ...found.job, similar: found.similar, process: found.process };
  });

  mount(publicJobEndpoints.countJobView, async ({ request, params }) => {
    parts.limiter.view(request);
    const job = await parts.jobs.get(params.id);
    if (job && isOpen(job)) await parts.jobNumbers.countView(job.id);
  });
};
