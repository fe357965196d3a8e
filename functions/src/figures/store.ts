import type { DocumentReference, Firestore } from 'firebase-admin/firestore';
import { z } from 'zod/mini';
import type { ApplicationStatus } from '../applications/contract/statuses.ts';
import type { JobCounts } from '../jobs/contract/job-numbers.ts';
import { storedDate, collection, type Firebase } from '../platform/firestore/firebase.ts';
import { numbersExpiry } from '../jobs/numbers.ts';
import { startOfOfficeDate } from '../platform/contract/office.ts';
import { storedText } from '../platform/contract/stored.ts';
import { hashed } from '../platform/firestore/hashed.ts';
import { allPages, countOf } from '../platform/firestore/paging.ts';
import { allOf, inParallel } from '../platform/in-parallel.ts';
import { failedMailsIn } from '../platform/mail/failed.ts';
import { type Figures, type Report, report } from './contract/figures.ts';
import { type CountedApplication, countedOf, countedSource, firstDay, reportOf } from './report.ts';

const pageSize = 1000;
/** How many applications since the count are asked for their source. */
const arrivalsRead = 300;
/** Each takes five queries. */
const jobsAtOnce = 5;

const figuresRecord = z.object({ counted_at: storedDate, report: z.catch(z.nullable(report), null) });

type FiguresStore = ReturnType<typeof figuresStore>;

/** What was counted in the last night, and what is counted now: docs/decisions/0015-figures.md */
export function figuresStore(firebase: Firebase, clock: () => number = Date.now) {
  return {
    /** Counts all anew, and can be repeated. Yields how many applications a step has read. */
    async *count(): AsyncGenerator<number, void> {
      const db = await firebase.db();
      const now = clock();
      const stored = collection(db, 'applications')
        .where('created_at', '>=', startOfOfficeDate(firstDay(now)))
        .orderBy('created_at');
      const applications: CountedApplication[] = [];
      for await (const docs of allPages(stored.select(...Object.keys(countedSource.shape)), pageSize)) {
        applications.push(...docs.map((snapshot) => countedOf(snapshot.data())));
        yield docs.length;
      }
      const save = (job: string, ofJob: typeof applications) =>
        figuresOf(db, job).set({ counted_at: new Date(now), report: reportOf(ofJob, now), expires_at: numbersExpiry(now) });
      for (const [job, ofJob] of Map.groupBy(applications, ({ job_id }) => job_id)) {
        await save(job, ofJob);
        yield 0;
      }
      // Last, because it says which of the others are of this count.
      await save('', applications);
    },

    /** @param job_id blank for all jobs */
    async read(job_id = ''): Promise<Report & Pick<Figures, 'counted_at'>> {
      const db = await firebase.db();
      const [all, ofJob] = (await db.getAll(figuresOf(db, ''), figuresOf(db, job_id))).map((snapshot) =>
        figuresRecord.parse(snapshot.data() ?? {}),
      );
      const counted_at = all?.counted_at ?? null;
      // A job without recent applications may have figures of an earlier count.
      const isCounted = counted_at !== null && ofJob?.counted_at && ofJob.counted_at >= counted_at;
      const counted = (isCounted && ofJob.report) || reportOf([], counted_at?.getTime() ?? clock());
      return { ...counted, counted_at: counted_at?.toISOString() ?? null };
    },

    /** The most frequent of the last count, and those that have come since. */
    async sources(): Promise<string[]> {
      const db = await firebase.db();
      const { counted_at, report: last } = figuresRecord.parse((await figuresOf(db, '').get()).data() ?? {});
      const since = collection(db, 'applications').where('created_at', '>', counted_at ?? new Date(0));
      const { docs } = await since.orderBy('created_at', 'desc').limit(arrivalsRead).select('source').get();
      const arrived = docs.map((snapshot) => storedText.parse(snapshot.get('source')));
      const counted = last?.periods['365'].sources.map(({ source }) => source) ?? [];
      return [...new Set([...counted, ...arrived])].filter(Boolean).sort();
    },

    failedMails: async () => countOf(failedMailsIn(await firebase.db())),

    scheduledMails: async () => countOf(collection(await firebase.db(), 'outbox').where('scheduled_for', '>', new Date(0))),

    async byJob(ids: readonly string[]): Promise<Record<string, JobCounts>> {
      const all = collection(await firebase.db(), 'applications');
      const counted = await inParallel(ids, jobsAtOnce, async (id) => {
        const ofJob = all.where('job_id', '==', id);
        const withStatus = (status: ApplicationStatus) => countOf(ofJob.where('status', '==', status));
        const counts = await allOf({
          total: countOf(ofJob),
          pending: withStatus('Pending'),
          hired: withStatus('Hired'),
          rejected: withStatus('Rejected'),
          withdrawn: withStatus('Withdrawn'),
        });
        // The counts are not taken at the same moment.
        const in_progress = Math.max(0, counts.total - counts.pending - counts.hired - counts.rejected - counts.withdrawn);
        return [id, { ...counts, in_progress }] as const;
      });
      return Object.fromEntries(counted);
    },
  };
}

/** What managers get of it. */
export function limitedFigures(store: FiguresStore, jobs: readonly string[]): Partial<FiguresStore> {
  return {
    byJob: (ids) => store.byJob(ids.filter((id) => jobs.includes(id))),
    failedMails: () => Promise.resolve(0),
    scheduledMails: () => Promise.resolve(0),
  };
}

/** @param job blank for all */
function figuresOf(db: Firestore, job: string): DocumentReference {
  return collection(db, 'applicationFigures').doc(hashed(job));
}
