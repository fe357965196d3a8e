import { z } from 'zod/mini';
import { storedResume } from '../contract/applications.ts';
import { storedFlag } from '../contract/stored.ts';
import { audited, auditedRemoval } from './audit.ts';
import { type AgingCollection, collection, expiringCollections } from './collections.ts';
import { firestoreTime } from './documents.ts';
import type { Firebase } from './firebase.ts';
import { mailsAbout } from './outbox.ts';
import { allPages } from './paging.ts';
import { fileNameOf } from './resumes.ts';
import { removeApplication } from './timeline.ts';

export type ResumeReference = { id: string; fileName: string; createdAt: Date; missing: boolean; removedBy?: 'scanner' };

/** `keep`: the applicant wants it kept for later openings. `fileName`: of its resume. */
export type AgedDocument = { id: string; createdAt: Date; keep: boolean; fileName?: string };

export type ResumeMark = { missing: boolean; removed_by: 'scanner' | null };

export type UpkeepStore = {
  resumeReferences: (limit: number) => AsyncGenerator<ResumeReference[], void>;
  markResume: (id: string, mark: ResumeMark) => Promise<void>;
  /** Oldest first. A page continues after the previous one, even if that has been removed. */
  createdBefore: (name: AgingCollection, time: Date, limit: number) => AsyncGenerator<AgedDocument[], void>;
  remove: (name: AgingCollection, id: string) => Promise<boolean>;
  removeExpired: (time: Date, limit: number) => Promise<number>;
  notedOrphans: () => Promise<{ fileNames: string[]; notedAt: Date } | undefined>;
  noteOrphans: (fileNames: string[], now: Date) => Promise<void>;
};

/** A malformed application still protects its resume. Without a time it counts as new. */
const referenceRecord = z.object({
  resume_path: z.string(),
  resume: z.catch(z.nullish(z.pick(storedResume, { missing: true, removed_by: true })), null),
  created_at: z.catch(firestoreTime, () => new Date().toISOString()),
});
const agedRecord = z.object({
  created_at: firestoreTime,
  resume_path: z.catch(z.nullable(z.string()), null),
  keep: storedFlag,
});
const orphansRecord = z.object({ file_names: z.array(z.string()), noted_at: firestoreTime });

export function upkeepStore(firebase: Firebase): UpkeepStore {
  const applications = async () => collection(await firebase.db(), 'applications');
  const orphansDocument = async () => collection(await firebase.db(), 'progress').doc('orphans');

  return {
    async *resumeReferences(limit) {
      const query = (await applications()).where('resume_path', '>', '').orderBy('resume_path');
      for await (const docs of allPages(query.select(...Object.keys(referenceRecord.shape)), limit)) {
        yield docs.map((snapshot) => {
          const { resume_path, resume, created_at } = referenceRecord.parse(snapshot.data());
          return {
            id: snapshot.id,
            fileName: fileNameOf(resume_path),
            createdAt: new Date(created_at),
            missing: resume?.missing === true,
            ...(resume?.removed_by && { removedBy: resume.removed_by }),
          };
        });
      }
    },

    async markResume(id, mark) {
      const document = (await applications()).doc(id);
      const fields = Object.fromEntries(Object.entries(mark).map(([field, value]) => [`resume.${field}`, value]));
      await audited(document, 'clean-up', 'update', (batch) => batch.update(document, fields));
    },

    async *createdBefore(name, time, limit) {
      const older = collection(await firebase.db(), name)
        .where('created_at', '<', time)
        .orderBy('created_at');
      for await (const docs of allPages(older.select(...Object.keys(agedRecord.shape)), limit)) {
        yield docs.map((snapshot) => {
          const { created_at, resume_path, keep } = agedRecord.parse(snapshot.data());
          return {
            id: snapshot.id,
            createdAt: new Date(created_at),
            keep,
            ...(resume_path !== null && { fileName: fileNameOf(resume_path) }),
          };
        });
      }
    },

    async remove(name, id) {
      const documents = collection(await firebase.db(), name);
      return name === 'applications'
        ? removeApplication(documents, id, 'retention')
        : auditedRemoval(documents, id, 'retention', mailsAbout);
    },

    async removeExpired(time, limit) {
      const db = await firebase.db();
      const expired = expiringCollections.map(async ([name, field]) => {
        const { docs } = await collection(db, name).where(field, '<', time).limit(limit).select().get();
        const batch = db.batch();
        for (const { ref } of docs) batch.delete(ref);
        await batch.commit();
        return docs.length;
      });
      return (await Promise.all(expired)).reduce((sum, count) => sum + count);
    },

    async notedOrphans() {
      const { data } = orphansRecord.safeParse((await (await orphansDocument()).get()).data());
      return data && { fileNames: data.file_names, notedAt: new Date(data.noted_at) };
    },

    async noteOrphans(fileNames, now) {
      await (await orphansDocument()).set({ file_names: fileNames, noted_at: now });
    },
  };
}
