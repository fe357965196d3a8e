import { isDeepStrictEqual } from 'node:util';
import type { CollectionReference, DocumentReference, DocumentSnapshot, Firestore } from 'firebase-admin/firestore';
import type { z } from 'zod/mini';
import { isOpen, keptPublication } from './contract/job-closing.ts';
import type { JobInput } from './contract/job-input.ts';
import { type Job, job, jobFieldNames, jobFields, jobStatuses } from './contract/jobs.ts';
import { type JobVersion, jobVersion } from './contract/endpoints.ts';
import type { jobListQuery, Page } from '../platform/contract/paging.ts';
import { type Actor, auditedRemoval, change } from '../platform/audited.ts';
import type { CollectionName } from '../platform/registered.ts';
import {
  collection,
  documentIn,
  type Firebase,
  isDocumentId,
  isVersion,
  nextVersion,
  readRecord,
  storedDocument,
  versionsOf,
} from '../platform/firestore/firebase.ts';
import type { StoredDocument } from '../platform/firestore/firestore-rest.ts';
import { countOf, type Cursor, readPage, sorted } from '../platform/firestore/paging.ts';
import { type Digested, storeOnce } from '../platform/firestore/store-once.ts';
import { named } from './questions.ts';
import { versionsAfter, writeVersions } from './versions.ts';

const [active] = jobStatuses;

const times = ['published_at', 'version', 'closed_at', 'created_at', 'updated_at'];
const withoutParagraphs = [...jobFieldNames.filter((name) => jobFields[name].control !== 'paragraph'), ...times];

type JobPlace = z.output<typeof jobListQuery>;

const collectionName = 'jobs' satisfies CollectionName;

const activeJobs = {
  from: [{ collectionId: collectionName }],
  where: { fieldFilter: { field: { fieldPath: 'status' }, op: 'EQUAL', value: { stringValue: active } } },
};

export type JobStore = ReturnType<typeof jobStore>;

export function jobStore(firebase: Firebase, clock: () => number = Date.now) {
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
      return { items: newestFirst(shown.map(toJob), 'created_at'), ...(last && { next: last.id }) };
    },

    /** Newest first. */
    async listOpen(): Promise<Job[]> {
      const open = (await firebase.rest().query(activeJobs)).map(readJob).filter((job) => isOpen(job));
      return newestFirst(open, 'published_at');
    },

    /** Includes those whose closing date is over. */
    countActive: async () => countOf((await jobs()).where('status', '==', active)),

    async get(id: string): Promise<Job | undefined> {
      if (!isDocumentId(id)) return undefined;
      const found = await firebase.rest().get(`${collectionName}/${id}`);
      return found && readJob(found);
    },

    /** @returns the current version if the job is stored already @throws {ApiError} 422 */
    async create(given: JobInput & Digested, actor: Actor, id?: string): Promise<Job> {
      const input = { ...given, questions: named(given.questions) };
      const now = new Date(clock());
      const all = await jobs();
      const document = id === undefined ? all.doc() : all.doc(id);
      const { fields, write, reason } = saved(document, undefined, input, now, actor);
      await storeOnce(document, given, actor, () => ({ fields: { ...fields, created_at: now }, write, reason }));
      return toJob(await document.get());
    },

    /** @param check throws if the job may not be changed */
    async update(
      id: string,
      given: JobInput,
      actor: Actor,
      basedOn?: string,
      check?: (current: Job) => void,
    ): Promise<Job | 'stale' | 'missing'> {
      const input = { ...given, questions: named(given.questions) };
      return change<Job | 'stale' | 'missing'>(documentIn(await jobs(), id), actor, (snapshot) => {
        if (!snapshot.exists) return { result: 'missing' };
        const current = toJob(snapshot);
        // A repeated save whose response got lost is not a conflict.
        if (!isVersion(current, basedOn)) return { result: isDeepStrictEqual({ ...current, ...input }, current) ? current : 'stale' };
        check?.(current);
        const { job, ...change } = saved(snapshot.ref, current, input, nextVersion(current.updated_at, clock()), actor);
        return { result: job, change: { action: 'update', ...change } };
      });
    },

    closedSince: async (id: string) => closedSince(await firebase.db(), id, clock()),

    /** Its applications and versions are kept. @returns whether it existed */
    async remove(id: string, actor: Actor): Promise<boolean> {
      return (await removeJob(await jobs(), id, actor, clock)) !== undefined;
    },

    /** Newest first; those of a deleted job too. */
    async versions(id: string, limit: number, cursor?: Cursor): Promise<Page<JobVersion>> {
      return readPage(sorted(versionsOf(documentIn(await jobs(), id)), 'newest', 'from'), toVersion, limit, cursor, 'from');
    },
  };
}

/** @param current undefined for a new job @returns the saved job, and what is stored with it */
function saved(document: DocumentReference, current: Job | undefined, input: JobInput, at: Date, actor: Actor) {
  const { version = '', closed_at = '', created_at = at.toISOString() } = current ?? {};
  // An edit of a posting that has been closed for long does not make it a recent one.
  const kept = current && keptPublication(current, at.getTime());
  const published_at = kept || (isOpen(input, at.getTime()) ? at.toISOString() : '');
  const job: Job = { ...input, id: document.id, version, closed_at, published_at, created_at, updated_at: at.toISOString() };
  const { written, ...latest } = versionsAfter(current, job, at, actor);
  const [published, closed] = [published_at, latest.closed_at].map((time) => (time ? new Date(time) : null));
  return {
    job: { ...job, ...latest },
    fields: { ...input, version: latest.version, published_at: published, closed_at: closed, updated_at: at },
    write: writeVersions(document, written),
    reason: input.reason_without_pay || undefined,
  };
}

/** @returns since when it takes no applications: null if it does, blank if gone and never public */
export async function closedSince(db: Firestore, id: string, now: number): Promise<string | null> {
  const document = documentIn(collection(db, collectionName), id);
  const snapshot = await document.get();
  if (!snapshot.exists) {
    const [latest] = (await sorted(versionsOf(document), 'newest', 'from').limit(1).get()).docs;
    return latest ? toVersion(latest).until : '';
  }
  const job = toJob(snapshot);
  return isOpen(job, now) ? null : job.closed_at || job.updated_at;
}

/** @param now in milliseconds @returns the next `updated_at` */
export function newVersion(snapshot: DocumentSnapshot, now: number): Date {
  return nextVersion(toJob(snapshot).updated_at, now);
}

/** Firestore's sorted queries leave out documents without the field. */
function newestFirst(jobs: Job[], time: 'created_at' | 'published_at'): Job[] {
  return jobs.sort((a, b) => b[time].localeCompare(a[time]) || b.id.localeCompare(a.id));
}

const readJob = (document: StoredDocument): Job => readRecord(job, document);

function toJob(snapshot: DocumentSnapshot): Job {
  return readJob(storedDocument(snapshot));
}

function toVersion(snapshot: DocumentSnapshot): JobVersion {
  return readRecord(jobVersion, storedDocument(snapshot));
}

export function removeJob(jobs: CollectionReference, id: string, actor: Actor, clock: () => number = Date.now) {
  return auditedRemoval(jobs, id, actor, (document, snapshot) =>
    Promise.resolve({ write: writeVersions(document, versionsAfter(toJob(snapshot), undefined, new Date(clock()), actor).written) }),
  );
}

/** What managers get of it. */
export function jobsOf(store: JobStore, jobs: readonly string[]): Partial<JobStore> {
  return {
    page: (place) => (jobs.length > 0 ? store.page(place, jobs) : Promise.resolve({ items: [] })),
    get: async (id) => (jobs.includes(id) ? store.get(id) : undefined),
    versions: async (id, ...place) => (jobs.includes(id) ? store.versions(id, ...place) : { items: [] }),
  };
}
