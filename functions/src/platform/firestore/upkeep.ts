import { z } from 'zod/mini';
import { type Application, storedResume } from '../../applications/contract/applications.ts';
import { toApplication } from '../../applications/stored.ts';
import { audited, auditedRemoval } from '../audited.ts';
import { type AgingCollection, collection, expiringCollections } from './collections.ts';
import { firestoreTime } from './documents.ts';
import type { Firebase } from './firebase.ts';
import { addLetter, letterOf, type WrittenLetter } from '../../answers/letters.ts';
import { removalOfMails } from '../mail/new-mails.ts';
import { allPages } from './paging.ts';
import { fileNameOf, resumePath } from '../../applications/resumes.ts';
import { removeApplication } from '../../applications/timeline.ts';

export type ResumeReference = { id: string; fileName: string; savedAt: Date; missing: boolean; removedBy?: 'scanner' };

/** `fileName`: of its resume. */
export type AgedDocument = { id: string; fileName?: string };

export type ResumeMark = { missing: boolean; removed_by: 'scanner' | null };

/** What the clean-up has found in the slice of a night. */
export type NotedOrphans = { fileNames: string[]; slice: string; notedAt: Date };

export type UpkeepStore = ReturnType<typeof upkeepStore>;

/** A malformed application still protects its resume. Without a time it counts as new. */
const referenceRecord = z.object({
  resume_path: z.string(),
  resume: z.catch(z.nullish(z.pick(storedResume, { missing: true, removed_by: true })), null),
  created_at: z.catch(firestoreTime, () => new Date().toISOString()),
  /** When the applicant has replaced the resume. */
  resume_at: z.catch(z.optional(firestoreTime), undefined),
});
const agedRecord = z.object({ resume_path: z.catch(z.nullable(z.string()), null) });
const orphansRecord = z.object({ file_names: z.array(z.string()), slice: z.string(), noted_at: firestoreTime });

export function upkeepStore(firebase: Firebase) {
  const applications = async () => collection(await firebase.db(), 'applications');
  const orphansDocument = async () => collection(await firebase.db(), 'progress').doc('orphans');

  return {
    /** Of files whose names begin with the slice, after one and up to another, ordered by name. */
    async *resumeReferences(
      { slice, after, upTo = `${slice}~` }: { slice: string; after: string; upTo?: string },
      limit: number,
    ): AsyncGenerator<ResumeReference[], void> {
      const query = (await applications())
        .where('resume_path', '>', resumePath(after))
        .where('resume_path', '<=', resumePath(upTo))
        .orderBy('resume_path');
      for await (const docs of allPages(query.select(...Object.keys(referenceRecord.shape)), limit)) {
        yield docs.map((snapshot) => {
          const { resume_path, resume, created_at, resume_at = created_at } = referenceRecord.parse(snapshot.data());
          return {
            id: snapshot.id,
            fileName: fileNameOf(resume_path),
            savedAt: new Date(resume_at),
            missing: resume?.missing === true,
            ...(resume?.removed_by && { removedBy: resume.removed_by }),
          };
        });
      }
    },

    async hasReferences(): Promise<boolean> {
      return !(await (await applications()).where('resume_path', '>', '').limit(1).select().get()).empty;
    },

    async markResume(id: string, mark: ResumeMark): Promise<void> {
      const document = (await applications()).doc(id);
      const fields = Object.fromEntries(Object.entries(mark).map(([field, value]) => [`resume.${field}`, value]));
      await audited(document, 'clean-up', 'update', (batch) => batch.update(document, fields));
    },

    /**
     * Oldest first. A page continues after the previous one, even if that has been removed.
     * @param field has the time by which they are removed
     */
    async *olderThan(name: AgingCollection, field: string, time: Date, limit: number): AsyncGenerator<AgedDocument[], void> {
      const query = collection(await firebase.db(), name)
        .where(field, '<', time)
        .orderBy(field);
      for await (const docs of allPages(query.select(field, 'resume_path'), limit)) {
        yield docs.map((snapshot) => {
          const { resume_path } = agedRecord.parse(snapshot.data());
          return { id: snapshot.id, ...(resume_path !== null && { fileName: fileNameOf(resume_path) }) };
        });
      }
    },

    async remove(name: AgingCollection, id: string): Promise<boolean> {
      const documents = collection(await firebase.db(), name);
      const removal =
        name === 'applications'
          ? removeApplication(documents, id, 'retention')
          : auditedRemoval(documents, id, 'retention', (document) => removalOfMails(document));
      return (await removal) !== undefined;
    },

    /**
     * Stores a mail for each applicant who is to be asked by now, together with the mark that it is done. Yields how many
     * of a page are asked. One that changes meanwhile is asked in the next run, if that is still due.
     */
    async *ask(now: Date, limit: number, write: (application: Application) => WrittenLetter): AsyncGenerator<number, void> {
      const query = (await applications()).where('ask_at', '<=', now).orderBy('ask_at');
      for await (const docs of allPages(query, limit)) {
        const outcomes = docs.map(async (snapshot) => {
          const application = toApplication(snapshot);
          // The next run removes it.
          if (!(Date.parse(application.kept_until) > now.getTime())) return 'outdated';
          return audited(snapshot.ref, 'site', 'ask to keep', (batch) => {
            batch.update(snapshot.ref, { ask_at: null }, { lastUpdateTime: snapshot.updateTime });
            const change = { at: now, by: 'site', template: 'keep again' } as const;
            addLetter(batch, letterOf(snapshot.ref), change, write(application), now.getTime(), 0);
          });
        });
        yield (await Promise.all(outcomes)).filter((outcome) => outcome === 'done').length;
      }
    },

    async removeExpired(time: Date, limit: number): Promise<number> {
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

    async notedOrphans(): Promise<NotedOrphans | undefined> {
      const { data } = orphansRecord.safeParse((await (await orphansDocument()).get()).data());
      return data && { fileNames: data.file_names, slice: data.slice, notedAt: new Date(data.noted_at) };
    },

    async noteOrphans({ fileNames, slice, notedAt }: NotedOrphans): Promise<void> {
      await (await orphansDocument()).set({ file_names: fileNames, slice, noted_at: notedAt });
    },
  };
}
