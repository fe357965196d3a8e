import type { CountStore } from './counts.ts';

export function countsOf(store: CountStore, jobs: readonly string[]): Partial<CountStore> {
  return {
    byStatus: () => store.byStatus(jobs),
    byJob: (ids) => store.byJob(ids.filter((id) => jobs.includes(id))),
    failedMails: () => Promise.resolve(0),
    scheduledMails: () => Promise.resolve(0),
  };
}
