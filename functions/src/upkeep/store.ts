import type { DocumentReference } from 'firebase-admin/firestore';
import { z } from 'zod/mini';
import { toApplication } from '../applications/stored.ts';
import { audited, auditedRemoval } from '../platform/audited.ts';
import type { AnyCollection } from '../platform/registered.ts';
import { collection, everywhere, type Firebase, textOf } from '../platform/firestore/firebase.ts';
import { addLetter, letterOf } from '../applications/letters.ts';
import { applicationNotices } from '../applications/notices.ts';
import type { MailSettings } from '../settings.ts';
import { holdReason } from '../platform/holds.ts';
import { removalOfMails } from '../platform/mail/new-mails.ts';
import { allPages } from '../platform/firestore/paging.ts';
import { fileNameOf, resumePath, resumeStore, type StoredFile } from '../applications/resumes.ts';
import type { ApplicationEffects } from '../applications/change.ts';
import { removeApplication } from '../applications/removal.ts';

const cleanUpRecord = z.object({ up_to: z.optional(z.string()) });

export function upkeepStore(firebase: Firebase, effects: ApplicationEffects, mail: MailSettings | undefined) {
  const resumes = resumeStore(firebase);
  const applications = async () => collection(await firebase.db(), 'applications');
  const cleanUpDocument = async () => collection(await firebase.db(), 'progress').doc('resumes');

  return {
    /**
     * Oldest first. A page continues after the previous one, even if that has been removed.
     * @param field has the time by which they are removed
     */
    async *olderThan(name: AnyCollection, field: string, time: Date, limit: number): AsyncGenerator<DocumentReference[], void> {
      const query = everywhere(await firebase.db(), name)
        .where(field, '<', time)
        .orderBy(field);
      for await (const docs of allPages(query.select(field), limit)) yield docs.map(({ ref }) => ref);
    },

    /**
     * Its files first: if the run ends there, the next one finds the document again.
     * @param now in milliseconds
     * @returns false for what is gone or on hold, and for an application that may have to stay for longer
     */
    async remove({ id, parent }: DocumentReference, now: number): Promise<boolean> {
      if (await holdReason(await parent.doc(id).get())) return false;
      const removal =
        parent.id === 'applications'
          ? removeApplication(parent, id, 'retention', effects, now, resumes)
          : auditedRemoval(parent, id, 'retention', async (document, snapshot) => ({
              before: () => resumes.removeOf(id, textOf(snapshot, 'resume_path')),
              write: await removalOfMails(document),
            }));
      return (await removal) !== undefined;
    },

    /**
     * Stores a mail for each applicant to be asked by now, with the mark that it is done. Yields
     * how many of a page are asked. One that changes meanwhile is asked next time, if still due.
     */
    async *ask(now: Date, limit: number): AsyncGenerator<number, void> {
      if (!mail) return;
      const { askToKeep } = applicationNotices(mail);
      const query = (await applications()).where('ask_at', '<=', now).orderBy('ask_at');
      for await (const docs of allPages(query, limit)) {
        const outcomes = docs.map(async (snapshot) => {
          const application = toApplication(snapshot);
          // The next run removes it.
          if (!(Date.parse(application.kept_until) > now.getTime())) return 'outdated';
          return audited(snapshot.ref, 'site', 'ask to keep', (batch) => {
            batch.update(snapshot.ref, { ask_at: null }, { lastUpdateTime: snapshot.updateTime });
            const change = { at: now, by: 'site', template: 'keep again' } as const;
            addLetter(batch, letterOf(snapshot.ref), change, askToKeep(application), now.getTime(), 0);
          });
        });
        yield (await Promise.all(outcomes)).filter((outcome) => outcome === 'done').length;
      }
    },

    /**
     * Yields how many of a page are removed: few, if Firestore's TTL policies are enabled.
     * @param limits `expiredPages`: the most of all collections together; the next run continues
     */
    async *removeExpired(
      expiring: readonly [AnyCollection, field: string][],
      time: Date,
      { page, expiredPages }: { page: number; expiredPages: number },
    ): AsyncGenerator<number, void> {
      const db = await firebase.db();
      let left = expiredPages;
      for (const [name, field] of expiring) {
        const expired = everywhere(db, name).where(field, '<', time).orderBy(field);
        for await (const docs of allPages(expired.select(field), page)) {
          if (left === 0) return;
          left -= 1;
          const batch = db.batch();
          for (const { ref } of docs) batch.delete(ref);
          await batch.commit();
          yield docs.length;
        }
      }
    },

    /** @param files in order of names @returns those that applications name, malformed ones too */
    async namedResumes(files: readonly StoredFile[]): Promise<Set<string>> {
      const [first, last] = [files.at(0), files.at(-1)];
      if (!first || !last) return new Set();
      const db = await firebase.db();
      const naming = (['applications', 'sealedApplications'] as const).map(async (name) => {
        const named = collection(db, name).where('resume_path', '>=', resumePath(first.fileName));
        const { docs } = await named.where('resume_path', '<=', resumePath(last.fileName)).select('resume_path').get();
        return docs.map((snapshot) => fileNameOf(String(snapshot.get('resume_path'))));
      });
      return new Set((await Promise.all(naming)).flat());
    },

    /** @returns the last file that was compared; undefined if the clean-up begins again */
    async cleanedUpTo(): Promise<string | undefined> {
      return cleanUpRecord.safeParse((await (await cleanUpDocument()).get()).data()).data?.up_to;
    },

    async noteCleanedUpTo(file: StoredFile | undefined): Promise<void> {
      await (await cleanUpDocument()).set(file ? { up_to: file.fileName } : {});
    },
  };
}
