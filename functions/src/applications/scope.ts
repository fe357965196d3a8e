import { decodeCursor, encodeCursor } from '../platform/firestore/paging.ts';
import { roleForbidden } from '../platform/http/api-error.ts';
import type { Limit } from '../platform/stores.ts';
import type { Application } from './contract/applications.ts';
import type { ListFilter } from './list.ts';
import type { TimelineEntry } from './contract/timeline.ts';
import type { ApplicationStore } from './store.ts';
import type { TimelineStore } from './timeline.ts';

export function applicationsOf(store: ApplicationStore, jobs: readonly string[]): Partial<ApplicationStore> {
  const ifTheirs = (application: Application | undefined) =>
    // Earlier applications may be for other jobs.
    application && jobs.includes(application.job_id) ? { ...application, earlier: 0 } : undefined;
  /** What is unread waits for those who may answer. */
  const theirs = ({ view, ...filter }: ListFilter) => (view === 'unread' ? { ...filter, jobs: [] } : { ...filter, view, jobs });
  return {
    page: async (filter, ...place) => {
      const { items, ...page } = await store.page(theirs(filter), ...place);
      return { ...page, items: items.flatMap((application) => ifTheirs(application) ?? []) };
    },
    count: (filter) => store.count(theirs(filter)),
    get: async (id) => ifTheirs(await store.get(id)),
    inList: async (id, filter) => {
      const found = await store.inList(id, theirs(filter));
      const application = ifTheirs(found?.application);
      // The reason can be about them.
      return found && application && { ...found, application, on_hold: '' };
    },
    getStored: async (...attempt) => ifTheirs(await store.getStored(...attempt)),
    create: async (id, application, ...more) => {
      if (!jobs.includes(application.job_id)) throw roleForbidden();
      return store.create(id, application, ...more);
    },
    findByResume: async (path) => ifTheirs(await store.findByResume(path)),
    recordReading: async (id, ...reading) => {
      if (ifTheirs(await store.get(id))) await store.recordReading(id, ...reading);
    },
    recordOpening: async (id, ...opening) => ifTheirs(await store.get(id)) !== undefined && store.recordOpening(id, ...opening),
  };
}

export function timelineOfJobs(applications: ApplicationStore): Limit<TimelineStore> {
  return (store, jobs) => {
    const isTheirs = async (id: string) => (await applicationsOf(applications, jobs).get?.(id)) !== undefined;
    return {
      page: async (id, ...place) => {
        if (!(await isTheirs(id))) return { items: [] };
        const { items, next } = await store.page(id, ...place);
        return { items: items.map(withoutOtherJob), ...(next !== undefined && { next: withoutId(next) }) };
      },
      questionsTo: async (username) => (await store.questionsTo(username)).filter(({ job_id }) => jobs.includes(job_id)),
      addNote: async (id, ...note) => ((await isTheirs(id)) ? store.addNote(id, ...note) : undefined),
      editNote: async (id, ...note) => ((await isTheirs(id)) ? store.editNote(id, ...note) : { outcome: 'missing' }),
      removeNote: async (id, ...note) => ((await isTheirs(id)) ? store.removeNote(id, ...note) : { outcome: 'missing' }),
    };
  };
}

/** The mail that suggests an opening tells its job, also by its id. An answer can quote it. */
function withoutOtherJob(entry: TimelineEntry): TimelineEntry {
  return entry.template === 'opening' ? { ...entry, id: `opening ${entry.at}`, subject: '', text: '' } : { ...entry, quoted: '' };
}

/** The cursor after all entries of the same time. */
function withoutId(next: string): string {
  const cursor = decodeCursor(next);
  return cursor ? encodeCursor({ ...cursor, id: '-' }) : next;
}
