import type { QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { z } from 'zod/mini';
import { audited } from './audit.ts';
import { storedTime } from './documents.ts';
import type { Firebase } from './firebase.ts';
import { fileNameOf, resumePath } from './resumes.ts';

/** An application that names a resume. Without a description of it, which no form leaves out, there is nothing to put a mark on. */
export type NamedResume = { id: string; fileName: string; createdAt: Date; described: boolean; missing: boolean };

/** What the clean-up and the retention rule ask of Firestore, beside what the other stores do. */
export type UpkeepStore = {
  /** @param after the file name that the page before ended with. @returns by file name, upwards; fewer than `limit` only at the end */
  namedResumes: (after: string | undefined, limit: number) => Promise<NamedResume[]>;
  /** Writes down whether an application's resume is missing; nothing happens where the application is gone. */
  markResume: (id: string, missing: boolean) => Promise<void>;
  /**
   * Those created before, with the names of their resumes: the oldest first, a page of `limit` at a time as the reader asks
   * for them. A page goes on after the one before it, whether or not that has been removed. Only the last holds fewer.
   */
  applicationsBefore: (time: Date, limit: number) => AsyncGenerator<{ id: string; fileName?: string }[], void>;
  /** As {@link UpkeepStore.applicationsBefore}. */
  messagesBefore: (time: Date, limit: number) => AsyncGenerator<{ id: string }[], void>;
  /** Removes counters, sessions and entries of the audit trail that have expired. @returns how many, `limit` of each at most */
  removeExpired: (time: Date, limit: number) => Promise<number>;
  /** @returns the file name up to which the run before came; undefined where it came to the end */
  place: () => Promise<string | undefined>;
  keepPlace: (fileName: string | undefined) => Promise<void>;
};

/** Whatever else is wrong with an application, it names its resume, which is kept. Without a time it counts as new. */
const named = z.object({
  resume_path: z.string(),
  resume: z.catch(z.nullish(z.object({ missing: z.optional(z.boolean()) })), null),
  created_at: z.catch(storedTime, () => new Date().toISOString()),
});
const kept = z.object({ fileName: z.string() });

/** Collections whose documents expire, and the field that says when. */
const expiryFields = { rateLimits: 'expires_at', auditLog: 'expires_at', sessions: 'expires' };

/** Firestore, for what is done at set times. */
export function upkeepStore(firebase: Firebase): UpkeepStore {
  const collection = async (name: string) => (await firebase.db()).collection(name);
  const placeDocument = async () => (await collection('upkeep')).doc('resumes');

  async function* pagesBefore(name: string, time: Date, limit: number, ...fields: string[]): AsyncGenerator<QueryDocumentSnapshot[], void> {
    // With the time of creation, from which the next page goes on: as stored, it is finer than a `Date`.
    const query = (await collection(name)).where('created_at', '<', time).orderBy('created_at').select('created_at', ...fields).limit(limit);
    let docs: QueryDocumentSnapshot[] = [];
    do {
      const last = docs.at(-1);
      ({ docs } = await (last ? query.startAfter(last) : query).get());
      if (docs.length > 0) yield docs;
    } while (docs.length === limit);
  }

  return {
    async namedResumes(after, limit) {
      // Paths of one prefix sort as the names in them. None is below the empty one, and `null` is no text.
      const query = (await collection('applications'))
        .where('resume_path', '>', after === undefined ? '' : resumePath(after))
        .orderBy('resume_path')
        .limit(limit);
      const { docs } = await query.select(...Object.keys(named.shape)).get();
      return docs.map((snapshot) => {
        const { resume_path, resume, created_at } = named.parse(snapshot.data());
        return {
          id: snapshot.id,
          fileName: fileNameOf(resume_path),
          createdAt: new Date(created_at),
          described: Boolean(resume),
          missing: resume?.missing === true,
        };
      });
    },

    async markResume(id, missing) {
      const document = (await collection('applications')).doc(id);
      await audited(document, 'clean-up', 'update', (batch) => batch.update(document, { 'resume.missing': missing }));
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

    async place() {
      return kept.safeParse((await (await placeDocument()).get()).data()).data?.fileName;
    },

    async keepPlace(fileName) {
      const document = await placeDocument();
      await (fileName === undefined ? document.delete() : document.set({ fileName }));
    },
  };
}
