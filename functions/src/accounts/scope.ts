import type { ColleagueStore } from './colleagues.ts';

export function colleaguesOf(store: ColleagueStore, jobs: readonly string[]): Partial<ColleagueStore> {
  return {
    list: async () => (await store.list()).map((colleague) => ({ ...colleague, jobs: colleague.jobs.filter((id) => jobs.includes(id)) })),
  };
}
