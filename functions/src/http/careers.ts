import { endpoints } from '../contract/endpoints.ts';
import type { JobStore } from '../data/jobs.ts';
import type { Mount } from './endpoint.ts';

/** What visitors see of the job postings. */
export function mountCareers(mount: Mount, { jobs }: { jobs: JobStore }): void {
  mount(endpoints.listPublicJobs, async ({ response }) => {
    const postings = await jobs.listActive();
    // Kept by the CDN for a minute; a browser asks each time, and gets a 304 by the ETag.
    response.set('Cache-Control', 'public, max-age=0, s-maxage=60');
    return postings;
  });
}
