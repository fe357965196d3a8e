import type { Query, QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { z } from 'zod/mini';
import { storedResume } from '../contract/applications.ts';
import { audited } from './audit.ts';
import { storedTime } from './documents.ts';
import type { Firebase } from './firebase.ts';
import { fileNameOf } from './resumes.ts';

/** An application that names a resume. Without a description of it, which no form leaves out, there is nothing to put a mark on. */
export type NamedResume = { id: string; fileName: string; createdAt: Date; described: boolean; missing: boolean; removedBy?: 'scanner' };

/** What is written down of a resume's file, in the fields of the application's `resume`. */
export type ResumeMark = { missing: boolean; removed_by: 'scanner' | null };

/** What the clean-up and the retention rule ask of Firestore, beside what the other stores do. */
export type UpkeepStore = {
  /** Every application that names a resume, a page of `limit` at a time as the reader asks for them. */
  namedResumes: (limit: number) => AsyncGenerator<NamedResume[], void>;
  /** Nothing happens where the application is gone. */
  markResume: (id: string, mark: ResumeMark) => Promise<void>;
  /**
   * Those created before, with the names of their resumes: the oldest first, a page of `limit` at a time as the reader asks
   * for them. A page goes on after the one before it, whether or not that has been removed. Only the last holds fewer.
   */
  applicationsBefore: (time: Date, limit: number) => AsyncGenerator<{ id: string; fileName?: string }[], void>;
  /** As {@link UpkeepStore.applicationsBefore}. */
  messagesBefore: (time: Date, limit: number) => AsyncGenerator<{ id: string }[], void>;
  /** Removes counters, sessions and entries of the audit trail that have expired. @returns how many, `limit` of each at most */
  removeExpired: (time: Date, limit: number) => Promise<number>;
  /** @returns the orphans that were kept last */
  orphans: () => Promise<{ fileNames: string[]; notedAt: Date } | undefined>;
  keepOrphans: (fileNames: string[], now: Date) => Promise<void>;
};

/** Whatever else is wrong with an application, it names its resume, which is kept. Without a time it counts as new. */
const named = z.object({
  resume_path: z.string(),
  resume: z.catch(z.nullish(z.pick(storedResume, { missing: true, removed_by: true })), null),
  created_at: z.catch(storedTime, () => new Date().toISOString()),
});
const keptOrphans = z.object({ file_names: z.array(z.string()), noted_at: storedTime });

/** Collections whose documents expire, and the field that says when. */
const expiryFields = { rateLimits: 'expires_at', auditLog: 'expires_at', sessions: 'expires' };

/** Firestore, for what is done at set times. */
export function upkeepStore(firebase: Firebase): UpkeepStore {
  const collection = async (name: string) => (await firebase.db()).collection(name);
  const orphansDocument = async () => (await collection('upkeep')).doc('orphans');

  /** @param query with an order */
  async function* pagesOf(query: Query, limit: number): AsyncGenerator<QueryDocumentSnapshot[], void> {
    let docs: QueryDocumentSnapshot[] = [];
    do {
      const last = docs.at(-1);
      ({ docs } = await (last ? query.startAfter(last) : query).limit(limit).get());
      if (docs.length > 0) yield docs;
    } while (docs.length === limit);
  }

  async function* pagesBefore(name: string, time: Date, limit: number, ...fields: string[]): AsyncGenerator<QueryDocumentSnapshot[], void> {
    // With the time of creation, from which the next page goes on: as stored, it is finer than a `Date`.
    yield* pagesOf(
      (await collection(name))
        .where('created_at', '<', time)
        .orderBy('created_at')
        .select('created_at', ...fields),
      limit,
    );
  }

  return {
    async *namedResumes(limit) {
      // `null` is no text, so it is not above the empty one.
      const query = (await collection('applications')).where('resume_path', '>', '').orderBy('resume_path');
      for await (const docs of pagesOf(query.select(...Object.keys(named.shape)), limit)) {
        yield docs.map((snapshot) => {
          const { resume_path, resume, created_at } = named.parse(snapshot.data());
          return {
            id: snapshot.id,
            fileName: fileNameOf(resume_path),
            createdAt: new Date(created_at),
            described: Boolean(resume),
            missing: resume?.missing === true,
            ...(resume?.removed_by && { removedBy: resume.removed_by }),
          };
        });
      }
    },

    async markResume(id, mark) {
      const document = (await collection('applications')).doc(id);
      const fields = Object.fromEntries(Object.entries(mark).map(([field, value]) => [`resume.${field}`, value]));
      await audited(document, 'clean-up', 'update', (batch) => batch.update(document, fields));
    },

    async *applicationsBefore(time, limit) {
      for await (const docs of pagesBefore('applications', time, limit, 'resume_path')) {
        yield docs.map((snapshot) => {
          const path: unknown = snapshot.get('resume_path');
          return { id: snapshot.id, ...(typeof path === 'string' && { fileName: fileNameOf(path) }) };
        });
      }
    },

    async *messagesBefore(time, limit) {
      for await (const docs of pagesBefore('contactMessages', time, limit)) yield docs.map(({ id }) => ({ id }));
    },

    async removeExpired(time, limit) {
      const db = await firebase.db();
      const expired = Object.entries(expiryFields).map(async ([name, field]) => {
        const { docs } = await db.collection(name).where(field, '<', time).limit(limit).select().get();
        const batch = db.batch();
        for (const { ref } of docs) batch.delete(ref);
        await batch.commit();
        return docs.length;
      });
      return (await Promise.all(expired)).reduce((sum, count) => sum + count);
    },

    async orphans() {
      const { data } = keptOrphans.safeParse((await (await orphansDocument()).get()).data());
      return data && { fileNames: data.file_names, notedAt: new Date(data.noted_at) };
    },

    async keepOrphans(fileNames, now) {
      await (await orphansDocument()).set({ file_names: fileNames, noted_at: now });
    },
  };
}
