import { endpoints } from '../contract/endpoints.ts';
import type { Desk } from '../data/desk.ts';
import type { JobStore } from '../data/jobs.ts';
import type { Mount } from './endpoint.ts';
import type { SubmissionStores } from './forms.ts';

type Parts = Pick<SubmissionStores, 'contactMessages'> & { desk: Desk; jobs: JobStore };

export function mountDesk(mount: Mount, { desk, jobs, contactMessages }: Parts): void {
  mount(endpoints.readCounts, async () => {
    const [applications, openMessages, failedMails, ofJobs] = await Promise.all([
      desk.byStatus(),
      contactMessages.countOpen(),
      desk.failedMails(),
      jobs.ids().then((ids) => desk.byJob(ids)),
    ]);
    return { applications, openMessages, failedMails, jobs: ofJobs };
  });
}
