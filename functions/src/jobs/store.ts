import { isDeepStrictEqual } from 'node:util';
import type { DocumentSnapshot } from 'firebase-admin/firestore';
import { z } from 'zod/mini';
import { isOpen, opensTooLate } from './contract/job-closing.ts';
import { type Job, type JobInput, job, jobFieldNames, jobFields, jobStatuses } from './contract/jobs.ts';
import type { jobListQuery, Page } from '../platform/contract/paging.ts';
import { type Actor, auditedRemoval, change } from '../platform/audited.ts';
import { collection } from '../platform/firestore/collections.ts';
import type { CollectionName } from '../platform/registered.ts';
import { isDocumentId, isVersion, nextVersion, readRecord, type StoredDocument, storedDocument } from '../platform/firestore/documents.ts';
import type { Firebase } from '../platform/firestore/firebase.ts';
import { type Digested, storeOnce } from '../platform/firestore/store-once.ts';

const record = z.omit(job, { id: true });
const [active] = jobStatuses;

const times = ['published_at', 'created_at', 'updated_at'];
const withoutParagraphs = [...jobFieldNames.filter((name) => jobFields[name].control !== 'paragraph'), ...times];

type JobPlace = z.output<typeof jobListQuery>;

const collectionName = 'jobs' satisfies CollectionName;

const activeJobs = {
  from: [{ collectionId: collectionName }],
  where: { fieldFilter: { field: { fieldPath: 'status' }, op: 'EQUAL', value: { stringValue: active } } },
};

export type JobStore = ReturnType<typeof jobStore>;

export function jobStore(firebase: Firebase) {
  const jobs = async () => collection(await firebase.db(), collectionName);

  return {
    /** By id; the cursor is the last one. @param ids only these, at least one and at most 30 */
    async page({ limit, cursor, texts }: JobPlace, ids?: readonly string[]): Promise<Page<Job>> {
      const all = await jobs();
      const wanted = ids ? all.where('__name__', 'in', [...ids]) : all;
      const sorted = wanted.orderBy('__name__').limit(limit + 1);
      const rest = cursor === undefined ? sorted : sorted.startAfter(cursor);
      const { docs } = await (texts === 'none' ? rest.select(...withoutParagraphs) : rest).get();
      const shown = docs.slice(0, limit);
      const last = docs.length > limit ? shown.at(-1) : undefined;
      return { items: newestFirst(shown.map(toJob)), ...(last && { next: last.id }) };
    },

    /** Newest first. */
    async listOpen(): Promise<Job[]> {
      return newestFirst((await firebase.rest().query(activeJobs)).map(readJob).filter((job) => isOpen(job)));
    },

    /** Includes those whose closing date is over. Reads one document for each thousand. */
    async countActive(): Promise<number> {
      return (await (await jobs()).where('status', '==', active).count().get()).data().count;
    },

    async get(id: string): Promise<Job | undefined> {
      if (!isDocumentId(id)) return undefined;
      const found = await firebase.rest().get(`${collectionName}/${id}`);
      return found && readJob(found);
    },

    /** @returns the current version if the job is stored already @throws {KeyUsedError} */
    async create(input: JobInput & Digested, actor: Actor, id?: string): Promise<Job> {
      const now = new Date();
      const all = await jobs();
      const document = id === undefined ? all.doc() : all.doc(id);
      const published = input.status === active && { published_at: now };
      await storeOnce(document, { ...input, ...published, created_at: now, updated_at: now }, actor);
      return toJob(await document.get());
    },

    async update(id: string, input: JobInput, actor: Actor, basedOn?: string): Promise<Job | 'stale' | 'missing' | 'too late'> {
      if (!isDocumentId(id)) return 'missing';
      return change<Job | 'stale' | 'missing' | 'too late'>((await jobs()).doc(id), actor, (snapshot) => {
        if (!snapshot.exists) return { result: 'missing' };
        const current = toJob(snapshot);
        // A repeated save whose response got lost is not a conflict.
        if (!isVersion(current, basedOn)) return { result: isDeepStrictEqual({ ...current, ...input }, current) ? current : 'stale' };
        if (opensTooLate(input, current)) return { result: 'too late' };
        const updated = nextVersion(current.updated_at);
        const published_at = current.published_at || (input.status === active ? updated.toISOString() : '');
        const fields = { ...input, ...(published_at && { published_at: new Date(published_at) }), updated_at: updated };
        return { result: { ...current, ...input, published_at, updated_at: updated.toISOString() }, change: { action: 'update', fields } };
      });
    },

    /** Its applications are kept. @returns whether it existed */
    async remove(id: string, actor: Actor): Promise<boolean> {
      return (await auditedRemoval(await jobs(), id, actor)) !== undefined;
    },
  };
}

/** Firestore's sorted queries leave out documents without the field. */
function newestFirst(jobs: Job[]): Job[] {
  return jobs.sort((a, b) => b.created_at.localeCompare(a.created_at) || b.id.localeCompare(a.id));
}

function readJob(document: StoredDocument): Job {
  return readRecord(record, document);
}

function toJob(snapshot: DocumentSnapshot): Job {
  return readJob(storedDocument(snapshot));
}

/** What managers get of it. */
export function jobsOf(store: JobStore, jobs: readonly string[]): Partial<JobStore> {
  return {
    page: (place) => (jobs.length > 0 ? store.page(place, jobs) : Promise.resolve({ items: [] })),
    get: async (id) => (jobs.includes(id) ? store.get(id) : undefined),
  };
}
