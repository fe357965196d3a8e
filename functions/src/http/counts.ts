import { endpoints } from '../contract/endpoints.ts';
import type { CountStore } from '../data/counts.ts';
import type { JobStore } from '../data/jobs.ts';
import type { Mount } from './endpoint.ts';
import type { SubmissionStores } from './forms.ts';

type Parts = Pick<SubmissionStores, 'contactMessages'> & { counts: CountStore; jobs: JobStore };

export function mountCounts(mount: Mount, { counts, jobs, contactMessages }: Parts): void {
  mount(endpoints.readCounts, async () => {
    const [applications, openMessages, failedMails, ofJobs] = await Promise.all([
      counts.byStatus(),
      contactMessages.countOpen(),
      counts.failedMails(),
      jobs.ids().then((ids) => counts.byJob(ids)),
    ]);
    return { applications, openMessages, failedMails, jobs: ofJobs };
  });
}
