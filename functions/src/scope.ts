import { AsyncLocalStorage } from 'node:async_hooks';
import type { Application } from './applications/contract/applications.ts';
import type { TimelineEntry } from './applications/contract/timeline.ts';
import { ForbiddenError } from './platform/errors.ts';
import type { Authority } from './accounts/store.ts';
import type { ApplicationStore } from './applications/store.ts';
import type { ColleagueStore } from './accounts/colleagues.ts';
import type { CountStore } from './figures/counts.ts';
import type { InterviewStore } from './interviews/store.ts';
import type { JobStore } from './jobs/store.ts';
import { decodeCursor, encodeCursor } from './platform/firestore/paging.ts';
import type { ScorecardStore } from './interviews/scorecards.ts';
import type { MessageStore } from './messages/store.ts';
import type { TimelineStore } from './applications/timeline.ts';

type Jobs = readonly string[];

/** @returns the methods of a store that managers may use, limited to their jobs */
export type Limit<Store> = (store: Store, jobs: Jobs) => Partial<Store>;

const callers = new AsyncLocalStorage<Authority | undefined>();

/** Limits what `act` gets of the stores, if a manager calls. The limit follows changes of `caller`. */
export function limitedTo<Result>(caller: Authority | undefined, act: () => Result): Result {
  return callers.run(caller, act);
}

/** Refuses a manager each method that `limit` leaves out. */
export function inScope<Store extends object>(store: Store, limit: Limit<Store> = () => ({})): Store {
  return new Proxy(store, {
    get(target, key): unknown {
      const caller = callers.getStore();
      if (caller?.role !== 'manager') return Reflect.get(target, key);
      const method: unknown = Reflect.get(limit(target, caller.jobs), key);
      if (method === undefined) throw new ForbiddenError(`Managers may not use ${String(key)}`);
      return method;
    },
  });
}

export function applicationsOf(store: ApplicationStore, jobs: Jobs): Partial<ApplicationStore> {
  const ifTheirs = (application: Application | undefined) =>
    // Earlier applications may be for other jobs.
    application && jobs.includes(application.job_id) ? { ...application, earlier: 0 } : undefined;
  return {
    page: async (filter, ...place) => {
      const { items, ...page } = await store.page({ ...filter, jobs }, ...place);
      return { ...page, items: items.flatMap((application) => ifTheirs(application) ?? []) };
    },
    count: (filter) => store.count({ ...filter, jobs }),
    get: async (id) => ifTheirs(await store.get(id)),
    inList: async (id, filter) => {
      const found = await store.inList(id, { ...filter, jobs });
      const application = ifTheirs(found?.application);
      return found && application && { ...found, application };
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
      addNote: async (id, ...note) => ((await isTheirs(id)) ? store.addNote(id, ...note) : undefined),
      editNote: async (id, ...note) => ((await isTheirs(id)) ? store.editNote(id, ...note) : { outcome: 'missing' }),
      removeNote: async (id, ...note) => ((await isTheirs(id)) ? store.removeNote(id, ...note) : { outcome: 'missing' }),
    };
  };
}

/** The mail that suggests an opening names that job, and its id follows from person and job. */
function withoutOtherJob(entry: TimelineEntry): TimelineEntry {
  return entry.template === 'opening' ? { ...entry, id: `opening ${entry.at}`, subject: '', text: '' } : entry;
}

/** The cursor after all entries of the same time. */
function withoutId(next: string): string {
  const cursor = decodeCursor(next);
  return cursor ? encodeCursor({ ...cursor, id: '-' }) : next;
}

export function interviewsOf(store: InterviewStore, jobs: Jobs): Partial<InterviewStore> {
  const theirs = <Item extends { job_id: string }>(items: Item[]) => items.filter(({ job_id }) => jobs.includes(job_id));
  return {
    get: async (id) => {
      const found = await store.get(id);
      return found && theirs([found])[0];
    },
    list: async (...period) => theirs(await store.list(...period)),
    ofApplication: async (id) => theirs(await store.ofApplication(id)),
    ofInterviewer: async (username) => theirs(await store.ofInterviewer(username)),
  };
}

export function scorecardsOf(store: ScorecardStore, jobs: Jobs): Partial<ScorecardStore> {
  return {
    ofInterview: async (interview) => (jobs.includes(interview.job_id) ? store.ofInterview(interview) : []),
    send: async (interview, ...scorecard) => (jobs.includes(interview.job_id) ? store.send(interview, ...scorecard) : undefined),
  };
}

export function jobsOf(store: JobStore, jobs: Jobs): Partial<JobStore> {
  return {
    page: (place) => (jobs.length > 0 ? store.page(place, jobs) : Promise.resolve({ items: [] })),
    get: async (id) => (jobs.includes(id) ? store.get(id) : undefined),
  };
}

export function colleaguesOf(store: ColleagueStore, jobs: Jobs): Partial<ColleagueStore> {
  return {
    list: async () => (await store.list()).map((colleague) => ({ ...colleague, jobs: colleague.jobs.filter((id) => jobs.includes(id)) })),
  };
}

export function countsOf(store: CountStore, jobs: Jobs): Partial<CountStore> {
  return {
    byStatus: () => store.byStatus(jobs),
    byJob: (ids) => store.byJob(ids.filter((id) => jobs.includes(id))),
    failedMails: () => Promise.resolve(0),
    scheduledMails: () => Promise.resolve(0),
  };
}

export function noMessages(): Partial<MessageStore> {
  return { countOpen: () => Promise.resolve(0), countDue: () => Promise.resolve(0) };
}
