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
import { type Cursor, decodeCursor, readPage } from './paging.ts';
import { searchEntries, searchEntry } from './search.ts';
import { type Digested, isStored, storeOnce } from './submissions.ts';

const record = z.omit(application, { id: true });
/** All a reader needs: the search entries, most of a document's bytes, stay where they are. */
const readFields = Object.keys(record.shape);

/** How many documents an export holds in memory at a time. */
const exportPage = 250;

/** An application that is not stored yet. */
export type NewApplication = Omit<Application, 'id' | 'created_at' | 'updated_at' | 'status'> & Digested;

export type ApplicationStore = {
  /** A visitor's act. @returns whether it was stored now; false when it is stored already @throws {KeyUsedError} */
  create: (id: string, input: NewApplication) => Promise<boolean>;
  /** @returns whether it is stored already @throws {KeyUsedError} */
  has: (id: string, digest: string) => Promise<boolean>;
  get: (id: string) => Promise<Application | undefined>;
  /** @param resumePath as in `resume_path` */
  findByResume: (resumePath: string) => Promise<Application | undefined>;
  /** Newest first. Reads at most `limit` + 1 documents. */
  page: (filter: ApplicationFilter, limit: number, cursor?: Cursor) => Promise<Page<Application>>;
  /** Counts on the server, from the index: one read for each thousand, and no document. */
  counts: (jobIds: readonly string[]) => Promise<ApplicationCounts>;
  /** All that the filter lets through, newest first, a page at a time as the reader asks for them. */
  pages: (filter: ApplicationFilter) => AsyncGenerator<Application[], void>;
  /**
   * Setting what is set already is no act, and changes nothing.
   * @returns the current version; undefined when there is none
   */
  setStatus: (id: string, status: ApplicationStatus, actor: Actor) => Promise<Application | undefined>;
  /** Records that somebody opens an application's resume, which must not be sent before. */
  recordOpenedResume: (id: string, actor: Actor) => Promise<void>;
  /** Records that somebody exports applications, none of which must be sent before. */
  recordExport: (actor: Actor) => Promise<void>;
  /** @returns whether it was there */
  remove: (id: string, actor: Actor) => Promise<boolean>;
};

/** Applications in Firestore. Each act is in the audit trail. Their resumes are the resume store's. */
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
      return storeOnce((await applications()).doc(id), fields, 'visitor');
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
        // What is left out would look as if there were no more.
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
        // Of many at once the first does it. The others read again and find it done, or the application gone.
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
  if (entry !== undefined) result = result.where('search', 'array-contains', entry);
  return result;
}

function toApplication(snapshot: DocumentSnapshot): Application {
  return readRecord(record, storedDocument(snapshot));
}
