import { endpoints } from '../contract/endpoints.ts';
import { isOpen } from '../contract/job-closing.ts';
import { type Job, publicJob } from '../contract/jobs.ts';
import { answerTexts } from '../contract/answer-texts.ts';
import type { JobLookup } from '../contract/job-pages.ts';
import type { Parts } from '../parts.ts';
import { ApiError } from './api-error.ts';
import type { Mount } from './endpoint.ts';
import { Prepared, preparedOnce } from './prepared.ts';
import { similarJobs } from './similar-jobs.ts';

/** The CDN keeps the answer for 30 s. A browser revalidates it each time by its ETag. */
export const cachedByCdn = { 'Cache-Control': 'public, max-age=0, s-maxage=30' };

export type PublicParts = Parts & {
  /** The copy of the open jobs that the instance keeps, newest first. */
  openJobs: () => Promise<Job[]>;
};

/** A closed job may never have been published, so its details stay out. */
export async function findJob({ jobs, openJobs }: PublicParts, id: string): Promise<JobLookup> {
  const job = await jobs.get(id);
  if (!job) return { state: 'missing' };
  const similar = similarJobs(job, await openJobs());
  return isOpen(job) ? { state: 'open', job: publicJob.parse(job), similar } : { state: 'closed', similar };
}

export function mountCareers(mount: Mount, parts: PublicParts): void {
  const asJson = (open: Job[]) => JSON.stringify(endpoints.listPublicJobs.output.parse(open));
  const list = preparedOnce(parts.openJobs, (open) => new Prepared(asJson(open), 'application/json; charset=utf-8'));

  mount(endpoints.listPublicJobs, async ({ response }) => {
    response.set(cachedByCdn);
    return list();
  });

  mount(endpoints.readPublicJob, async ({ params, response }) => {
    const found = await findJob(parts, params.id);
    if (found.state === 'missing') throw new ApiError(404, answerTexts.jobNotFound);
    if (found.state === 'closed') {
      throw new ApiError(410, answerTexts.jobClosed, cachedByCdn, { more: { similar: found.similar } });
    }
    response.set(cachedByCdn);
    return { ...found.job, similar: found.similar };
  });
}
