import { endpoints } from '../contract/endpoints.ts';
import { isOpen } from '../contract/job-closing.ts';
import { publicJob } from '../contract/jobs.ts';
import { answerTexts } from '../contract/answer-texts.ts';
import { texts } from '../contract/texts.ts';
import type { JobLookup } from '../contract/job-pages.ts';
import type { JobStore } from '../data/jobs.ts';
import { ApiError } from './api-error.ts';
import type { Mount } from './endpoint.ts';
import { similarJobs } from './similar-jobs.ts';

/** The CDN keeps the answer for a minute. A browser revalidates it each time by its ETag. */
export const cachedForAMinute = { 'Cache-Control': 'public, max-age=0, s-maxage=60' };

/** A closed job may never have been published, so its details stay out. */
export async function findJob(jobs: JobStore, id: string): Promise<JobLookup> {
  const [job, open] = await Promise.all([jobs.get(id), jobs.listOpen()]);
  if (!job) return { state: 'missing' };
  const similar = similarJobs(job, open);
  return isOpen(job) ? { state: 'open', job: publicJob.parse(job), similar } : { state: 'closed', similar };
}

export function mountCareers(mount: Mount, { jobs }: { jobs: JobStore }): void {
  mount(endpoints.listPublicJobs, async ({ response }) => {
    response.set(cachedForAMinute);
    return jobs.listOpen();
  });

  mount(endpoints.readPublicJob, async ({ params, response }) => {
    const found = await findJob(jobs, params.id);
    if (found.state === 'missing') throw new ApiError(404, texts.jobNotFound);
    if (found.state === 'closed') {
      throw new ApiError(410, answerTexts.jobClosed, cachedForAMinute, { more: { similar: found.similar } });
    }
    response.set(cachedForAMinute);
    return { ...found.job, similar: found.similar };
  });
}
