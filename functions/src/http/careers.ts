import { endpoints } from '../contract/endpoints.ts';
import { publicJob } from '../contract/jobs.ts';
import { messages } from '../contract/messages.ts';
import type { Opening } from '../contract/openings.ts';
import type { JobStore } from '../data/jobs.ts';
import { ApiError } from './api-error.ts';
import type { Mount } from './endpoint.ts';
import { similarOpenings } from './similar-openings.ts';

/**
 * For what visitors see of the postings. Kept by the CDN for a minute, whoever asks; a browser asks each time, and gets a
 * 304 by the ETag.
 */
export const cachedForAMinute = { 'Cache-Control': 'public, max-age=0, s-maxage=60' };

/**
 * @param id out of a URL; any text
 * @returns the posting as visitors may see it. Of one that is not Active nothing is told: it may never have been published.
 */
export async function findOpening(jobs: JobStore, id: string): Promise<Opening> {
  const job = await jobs.get(id);
  if (!job) return { state: 'missing' };
  if (job.status === 'Active') return { state: 'open', job: publicJob.parse(job) };
  return { state: 'closed', similar: similarOpenings(job, await jobs.listActive()) };
}

/** What visitors see of the job postings, for the site's own calls. */
export function mountCareers(mount: Mount, { jobs }: { jobs: JobStore }): void {
  mount(endpoints.listPublicJobs, async ({ response }) => {
    const postings = await jobs.listActive();
    response.set(cachedForAMinute);
    return postings;
  });

  mount(endpoints.readPublicJob, async ({ params, response }) => {
    const opening = await findOpening(jobs, params.id);
    if (opening.state === 'missing') throw new ApiError(404, messages.jobNotFound);
    if (opening.state === 'closed') {
      throw new ApiError(410, messages.jobClosed, cachedForAMinute, { more: { similar: opening.similar } });
    }
    response.set(cachedForAMinute);
    return opening.job;
  });
}
