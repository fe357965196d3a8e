import type { DocumentSnapshot, Query } from 'firebase-admin/firestore';
import { z } from 'zod/mini';
import {
  type Application,
  type ApplicationCounts,
  type ApplicationFilter,
  type ApplicationStatus,
  application,
} from '../contract/applications.ts';
import type { Page } from '../contract/paging.ts';
import { type Actor, audited, auditedRemoval } from './audit.ts';
import { collection } from './collections.ts';
import { isDocumentId, readRecord, storedDocument } from './documents.ts';
import type { Firebase } from './firebase.ts';
import { sourceCounter } from './job-numbers.ts';
import { type Cursor, decodeCursor, readPage } from './paging.ts';
import { searchEntries, searchEntry } from './search.ts';
import { type Digested, isStored, storeOnce } from './submissions.ts';

const record = z.omit(application, { id: true });
/** Without the search entries, most of a document's bytes. */
const readFields = Object.keys(record.shape);

const exportPage = 250;

export type NewApplication = Omit<Application, 'id' | 'created_at' | 'updated_at' | 'status'> & Digested;

export type ApplicationStore = {
  /** @returns false if it is stored already @throws {KeyUsedError} */
  create: (id: string, input: NewApplication) => Promise<boolean>;
  /** @returns whether it is stored already @throws {KeyUsedError} */
  has: (id: string, digest: string) => Promise<boolean>;
  get: (id: string) => Promise<Application | undefined>;
  findByResume: (resumePath: string) => Promise<Application | undefined>;
  /** Newest first. Reads at most `limit` + 1 documents. */
  page: (filter: ApplicationFilter, limit: number, cursor?: Cursor) => Promise<Page<Application>>;
  /** By job. Firestore counts from the index: one read for each thousand. */
  counts: (jobIds: readonly string[]) => Promise<ApplicationCounts>;
  pages: (filter: ApplicationFilter) => AsyncGenerator<Application[], void>;
  /** Nothing happens if the status is already set. @returns the current version, undefined if there is none */
  setStatus: (id: string, status: ApplicationStatus, actor: Actor) => Promise<Application | undefined>;
  /** Must be recorded before the resume is sent. */
  recordOpenedResume: (id: string, actor: Actor) => Promise<void>;
  /** Must be recorded before anything is sent. */
  recordExport: (actor: Actor) => Promise<void>;
  remove: (id: string, actor: Actor) => Promise<boolean>;
};

export function applicationStore(firebase: Firebase): ApplicationStore {
  const applications = async () => collection(await firebase.db(), 'applications');

  async function page(filter: ApplicationFilter, limit: number, cursor?: Cursor): Promise<Page<Application>> {
    return readPage(filtered(await applications(), filter).select(...readFields), toApplication, limit, cursor);
  }

  async function get(id: string): Promise<Application | undefined> {
    if (!isDocumentId(id)) return undefined;
    const snapshot = await (await applications()).doc(id).get();
    return snapshot.exists ? toApplication(snapshot) : undefined;
  }

  return {
    page,
    get,

    async create(id, input) {
      const now = new Date();
      const search = searchEntries(input.applicant_name, input.applicant_email);
      const fields = { ...input, status: 'Pending', search, created_at: now, updated_at: now };
      const countSource = await sourceCounter(input.job_id, input.source);
      return storeOnce((await applications()).doc(id), fields, 'visitor', countSource);
    },

    async has(id, digest) {
      return isStored((await applications()).doc(id), digest);
    },

    async findByResume(resumePath) {
      const query = (await applications()).where('resume_path', '==', resumePath).limit(1);
      const [found] = (await query.select(...readFields).get()).docs;
      return found && toApplication(found);
    },

    async counts(jobIds) {
      const all = await applications();
      const counted = jobIds.map(async (id) => {
        const { count } = (await all.where('job_id', '==', id).count().get()).data();
        return [id, count] as const;
      });
      return Object.fromEntries(await Promise.all(counted));
    },

    async *pages(filter) {
      let cursor: Cursor | undefined;
      do {
        const { items, next } = await page(filter, exportPage, cursor);
        yield items;
        cursor = next === undefined ? undefined : decodeCursor(next);
        // Otherwise a shortened export would look complete.
        if (next !== undefined && !cursor) throw new Error('A page of applications ended with no usable cursor');
      } while (cursor);
    },

    async setStatus(id, status, actor) {
      if (!isDocumentId(id)) return undefined;
      const document = (await applications()).doc(id);
      for (;;) {
        const snapshot = await document.get();
        if (!snapshot.exists) return undefined;
        const current = toApplication(snapshot);
        if (current.status === status) return current;
        const updated = new Date();
        // If several callers write at once, the first succeeds; the others read the document again.
        const outcome = await audited(document, actor, `set status to ${status}`, (batch) =>
          batch.update(document, { status, updated_at: updated }, { lastUpdateTime: snapshot.updateTime }),
        );
        if (outcome === 'done') return { ...current, status, updated_at: updated.toISOString() };
      }
    },

    async recordOpenedResume(id, actor) {
      await audited((await applications()).doc(id), actor, 'open resume');
    },

    async recordExport(actor) {
      await audited((await applications()).doc('*'), actor, 'export');
    },

    async remove(id, actor) {
      return auditedRemoval(await applications(), id, actor);
    },
  };
}

function filtered(query: Query, filter: ApplicationFilter): Query {
  const entry = filter.q === undefined ? undefined : searchEntry(filter.q);
  let result = query;
  if (filter.status !== undefined) result = result.where('status', '==', filter.status);
  if (filter.job_id !== undefined) result = result.where('job_id', '==', filter.job_id);
  if (filter.source !== undefined) result = result.where('source', '==', filter.source);
  if (entry !== undefined) result = result.where('search', 'array-contains', entry);
  return result;
}

function toApplication(snapshot: DocumentSnapshot): Application {
  return readRecord(record, storedDocument(snapshot));
}
