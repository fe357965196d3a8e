import { endpoints } from '../contract/endpoints.ts';
import { publicJob } from '../contract/jobs.ts';
import { texts } from '../contract/texts.ts';
import type { JobLookup } from '../contract/job-pages.ts';
import type { JobStore } from '../data/jobs.ts';
import { ApiError } from './api-error.ts';
import type { Mount } from './endpoint.ts';
import { similarJobs } from './similar-jobs.ts';

/**
 * For what visitors see of the postings. Kept by the CDN for a minute, whoever asks; a browser asks each time, and gets a
 * 304 by the ETag.
 */
export const cachedForAMinute = { 'Cache-Control': 'public, max-age=0, s-maxage=60' };

/**
 * @param id out of a URL; any text
 * @returns the posting as visitors may see it. Of one that is not Active nothing is told: it may never have been published.
 */
export async function findJob(jobs: JobStore, id: string): Promise<JobLookup> {
  const job = await jobs.get(id);
  if (!job) return { state: 'missing' };
  if (job.status === 'Active') return { state: 'open', job: publicJob.parse(job) };
  return { state: 'closed', similar: similarJobs(job, await jobs.listActive()) };
}

/** What visitors see of the job postings, for the site's own calls. */
export function mountCareers(mount: Mount, { jobs }: { jobs: JobStore }): void {
  mount(endpoints.listPublicJobs, async ({ response }) => {
    response.set(cachedForAMinute);
    return jobs.listActive();
  });

  mount(endpoints.readPublicJob, async ({ params, response }) => {
    const found = await findJob(jobs, params.id);
    if (found.state === 'missing') throw new ApiError(404, texts.jobNotFound);
    if (found.state === 'closed') {
      throw new ApiError(410, texts.jobClosed, cachedForAMinute, { more: { similar: found.similar } });
    }
    response.set(cachedForAMinute);
    return found.job;
  });
}
