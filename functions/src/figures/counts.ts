import type { JobCounts } from '../jobs/contract/job-numbers.ts';
import type { ApplicationStatus } from '../applications/contract/statuses.ts';
import { inParallel } from '../platform/in-parallel.ts';
import { failedMailsIn } from '../platform/mail/failed.ts';
import { collection, type Firebase } from '../platform/firestore/firebase.ts';
import { countOf } from '../platform/firestore/paging.ts';

/** Each job takes five queries. */
const jobsAtOnce = 5;

type CountStore = ReturnType<typeof countStore>;

export function countStore(firebase: Firebase) {
  const applications = async () => collection(await firebase.db(), 'applications');

  return {
    failedMails: async () => countOf(failedMailsIn(await firebase.db())),

    scheduledMails: async () => countOf(collection(await firebase.db(), 'outbox').where('scheduled_for', '>', new Date(0))),

    async byJob(ids: readonly string[]): Promise<Record<string, JobCounts>> {
      const all = await applications();
      const counts = await inParallel(ids, jobsAtOnce, async (id) => {
        const ofJob = all.where('job_id', '==', id);
        const withStatus = (status: ApplicationStatus) => countOf(ofJob.where('status', '==', status));
        const [total, pending, hired, rejected, withdrawn] = await Promise.all([
          countOf(ofJob),
          withStatus('Pending'),
          withStatus('Hired'),
          withStatus('Rejected'),
          withStatus('Withdrawn'),
        ]);
        // The counts are not taken at the same moment.
        const in_progress = Math.max(0, total - pending - hired - rejected - withdrawn);
        return [id, { pending, in_progress, hired, rejected, withdrawn, total }] as const;
      });
      return Object.fromEntries(counts);
    },
  };
}

/** What managers get of it. */
export function countsOf(store: CountStore, jobs: readonly string[]): Partial<CountStore> {
  return {
    byJob: (ids) => store.byJob(ids.filter((id) => jobs.includes(id))),
    failedMails: () => Promise.resolve(0),
    scheduledMails: () => Promise.resolve(0),
  };
}
