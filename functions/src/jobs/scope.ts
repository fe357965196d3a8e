import type { JobStore } from './store.ts';

export function jobsOf(store: JobStore, jobs: readonly string[]): Partial<JobStore> {
  return {
    page: (place) => (jobs.length > 0 ? store.page(place, jobs) : Promise.resolve({ items: [] })),
    get: async (id) => (jobs.includes(id) ? store.get(id) : undefined),
  };
}
