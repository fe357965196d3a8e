import type { Firestore } from 'firebase-admin/firestore';
import type { Application } from '../contract/applications.ts';
import { limits } from '../contract/limits.ts';
import { storedText } from '../contract/stored.ts';
import { type AdminRecord, adminRecord, type Authority, changeAccount, readAccount } from './accounts.ts';
import { adminActor } from './audit.ts';
import { collection } from './collections.ts';
import type { Firebase } from './firebase.ts';

/** Somebody with an enabled account, which says whether and where mails go. */
export type Reader = AdminRecord & { username: string };

export type ReaderStore = ReturnType<typeof readerStore>;

/** @returns whether somebody may see the applications for a job */
export function seesJob({ role, jobs }: Authority, jobId: string): boolean {
  return role !== 'manager' || jobs.includes(jobId);
}

export async function allReaders(db: Firestore): Promise<Reader[]> {
  const { docs } = await collection(db, 'admins').where('disabled', '==', false).limit(limits.newsReaders).get();
  return docs.flatMap((snapshot) => {
    const { data } = adminRecord.safeParse(snapshot.data());
    return data ? [{ ...data, username: snapshot.id }] : [];
  });
}

/** Which colleagues get mails about applications: docs/decisions/0029-mail.md */
export function readerStore(firebase: Firebase) {
  async function named(usernames: readonly string[], jobId: string): Promise<Reader[]> {
    const accounts = await Promise.all(usernames.map((username) => readAccount(firebase, username)));
    return accounts.flatMap((account, index) => {
      const username = usernames[index];
      return username !== undefined && account?.disabled === false && seesJob(account, jobId) ? [{ ...account, username }] : [];
    });
  }

  return {
    /** Those of them who may see the applications for a job, in this order. */
    named,

    /** Nothing goes to somebody without an account. */
    async choiceOf(username: string): Promise<Pick<AdminRecord, 'email' | 'news'>> {
      const { email, news } = (await readAccount(firebase, username)) ?? ({ email: '', news: 'none' } as const);
      return { email, news };
    },

    /** @returns false if there is no such account */
    async setNews(username: string, news: AdminRecord['news']) {
      return changeAccount(firebase, { username }, adminActor({ username }), 'set news', { news });
    },

    async assigneeOf({ id, job_id }: Pick<Application, 'id' | 'job_id'>): Promise<Reader | undefined> {
      const application = await collection(await firebase.db(), 'applications')
        .doc(id)
        .get();
      const assignee = storedText.parse(application.get('assignee'));
      return assignee === '' ? undefined : (await named([assignee], job_id))[0];
    },
  };
}
