import type { Query } from 'firebase-admin/firestore';
import type { DashboardCounts } from '../contract/applications.ts';
import type { JobCounts } from '../contract/job-numbers.ts';
import { applicationStatuses, isInProgress } from '../contract/statuses.ts';
import { inParallel } from '../in-parallel.ts';
import { collection } from './collections.ts';
import { failedMailsIn } from './failed-mails.ts';
import type { Firebase } from './firebase.ts';

/** Each job takes four queries. */
const jobsAtOnce = 5;

/** Firestore counts in its index: one read for each thousand entries, and no document. */
export function countStore(firebase: Firebase) {
  const applications = async () => collection(await firebase.db(), 'applications');

  return {
    async failedMails(): Promise<number> {
      return count(failedMailsIn(await firebase.db()));
    },

    async scheduledMails(): Promise<number> {
      return count(collection(await firebase.db(), 'outbox').where('scheduled_for', '>', new Date(0)));
    },

    async byStatus(): Promise<DashboardCounts['applications']> {
      const all = await applications();
      const counts = applicationStatuses.map(async (status) => [status, await count(all.where('status', '==', status))] as const);
      return Object.fromEntries(await Promise.all(counts));
    },

    async byJob(ids: readonly string[]): Promise<Record<string, JobCounts>> {
      const all = await applications();
      const counts = await inParallel(ids, jobsAtOnce, async (id) => {
        const ofJob = all.where('job_id', '==', id);
        const [total, pending, in_progress, rejected] = await Promise.all([
          count(ofJob),
          count(ofJob.where('status', '==', 'Pending')),
          count(ofJob.where('status', 'in', applicationStatuses.filter(isInProgress))),
          count(ofJob.where('status', '==', 'Rejected')),
        ]);
        return [id, { total, pending, in_progress, rejected }] as const;
      });
      return Object.fromEntries(counts);
    },
  };
}

async function count(query: Query): Promise<number> {
  return (await query.count().get()).data().count;
}
