import { endpoints } from '../contract/endpoints.ts';
import { formNames } from '../contract/forms.ts';
import type { CountStore } from '../data/counts.ts';
import type { JobStore } from '../data/jobs.ts';
import type { Mount } from './endpoint.ts';
import type { SubmissionStores } from './forms.ts';

type Parts = SubmissionStores & { counts: CountStore; jobs: JobStore };

export function mountCounts(mount: Mount, { counts, jobs, ...submissions }: Parts): void {
  const countOpen = async () => Promise.all(formNames.map(async (name) => [name, await submissions[name].countOpen()] as const));

  mount(endpoints.readCounts, async () => {
    const [applications, open, failedMails, ofJobs] = await Promise.all([
      counts.byStatus(),
      countOpen(),
      counts.failedMails(),
      jobs.ids().then((ids) => counts.byJob(ids)),
    ]);
    return { applications, open: Object.fromEntries(open), failedMails, jobs: ofJobs };
  });
}
