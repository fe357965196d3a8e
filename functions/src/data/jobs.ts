import { isDeepStrictEqual } from 'node:util';
import type { DocumentSnapshot } from 'firebase-admin/firestore';
import { z } from 'zod/mini';
import { type Job, type JobInput, job, jobStatuses } from '../contract/jobs.ts';
import { type Actor, audited, auditedRemoval } from './audit.ts';
import { isDocumentId, parseDocument, readEach, storedTime } from './documents.ts';
import type { Firebase } from './firebase.ts';
import type { ReadDocument } from './firestore-rest.ts';
import { type Digested, storeOnce } from './submissions.ts';

const record = z.extend(z.omit(job, { id: true }), { created_at: storedTime, updated_at: storedTime });
const [active] = jobStatuses;

/** What visitors see, newest first. */
const activeNewestFirst = {
  from: [{ collectionId: 'jobs' }],
  where: { fieldFilter: { field: { fieldPath: 'status' }, op: 'EQUAL', value: { stringValue: active } } },
  orderBy: [{ field: { fieldPath: 'created_at' }, direction: 'DESCENDING' }],
};

export type JobStore = {
  /** @returns all postings, newest first */
  list: () => Promise<Job[]>;
  /** @returns the postings that take applications, newest first */
  listActive: () => Promise<Job[]>;
  /** @returns the ids of all postings */
  ids: () => Promise<string[]>;
  get: (id: string) => Promise<Job | undefined>;
  /**
   * @param id the new posting's; one of Firestore's making where it doesn't matter
   * @returns the new posting; when it is stored already, its current version
   * @throws {KeyUsedError}
   */
  create: (input: JobInput & Digested, actor: Actor, id?: string) => Promise<Job>;
  /**
   * @param basedOn the `updated_at` of the version that was edited; without it, the edit holds against any
   * @returns the new version, or the current one where it is another but says the same; 'stale' when it doesn't, 'missing' when there is none
   */
  update: (id: string, input: JobInput, actor: Actor, basedOn?: string) => Promise<Job | 'stale' | 'missing'>;
  /** Applications for it are kept. @returns whether it was there */
  remove: (id: string, actor: Actor) => Promise<boolean>;
};

/** Job postings in Firestore. Each act is in the audit trail. */
export function jobStore(firebase: Firebase): JobStore {
  const jobs = async () => (await firebase.db()).collection('jobs');
  const newestFirst = async () => (await jobs()).orderBy('created_at', 'desc');

  return {
    async list() {
      return readEach((await (await newestFirst()).get()).docs, toJob);
    },

    async listActive() {
      return readEach(await firebase.rest().query(activeNewestFirst), readJob);
    },

    async ids() {
      return (await (await jobs()).select().get()).docs.map(({ id }) => id);
    },

    async get(id) {
      if (!isDocumentId(id)) return undefined;
      const found = await firebase.rest().get(`jobs/${id}`);
      return found && readJob(found);
    },

    async create(input, actor, id) {
      const now = new Date();
      const collection = await jobs();
      const document = id === undefined ? collection.doc() : collection.doc(id);
      const created = await storeOnce(document, { ...input, created_at: now, updated_at: now }, actor);
      if (!created) return toJob(await document.get());
      return { id: document.id, ...input, created_at: now.toISOString(), updated_at: now.toISOString() };
    },

    async update(id, input, actor, basedOn) {
      if (!isDocumentId(id)) return 'missing';
      const document = (await jobs()).doc(id);
      for (;;) {
        const snapshot = await document.get();
        if (!snapshot.exists) return 'missing';
        const current = toJob(snapshot);
        const version = Date.parse(current.updated_at);
        // A save that is repeated since its answer got lost is no conflict with itself.
        if (basedOn !== undefined && Date.parse(basedOn) !== version) return says(current, input) ? current : 'stale';
        // Later than the version before even where two edits fall within one millisecond, so that it tells them apart.
        const updated = new Date(Math.max(Date.now(), version + 1));
        // Not a transaction: many edits at once would wait for each other's locks and fail. One write always gets through.
        // Where it isn't this one, somebody else has written meanwhile, or deleted it: then it is read again.
        const outcome = await audited(document, actor, 'update', (batch) =>
          batch.update(document, { ...input, updated_at: updated }, { lastUpdateTime: snapshot.updateTime }),
        );
        if (outcome === 'done') return { ...current, ...input, updated_at: updated.toISOString() };
      }
    },

    async remove(id, actor) {
      return auditedRemoval(await jobs(), id, actor);
    },
  };
}

/** Whether a posting is already as an edit would make it. */
function says(posting: Job, input: JobInput): boolean {
  return isDeepStrictEqual({ ...posting, ...input }, posting);
}

function readJob({ id, fields }: ReadDocument): Job {
  return { id, ...parseDocument(record, `jobs/${id}`, fields) };
}

function toJob(snapshot: DocumentSnapshot): Job {
  return { id: snapshot.id, ...parseDocument(record, snapshot.ref.path, snapshot.data()) };
}
