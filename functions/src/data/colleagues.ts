import type { DocumentSnapshot, Firestore } from 'firebase-admin/firestore';
import { type Colleague, seesJob } from '../contract/colleagues.ts';
import { serverLimits } from '../contract/limits.ts';
import { adminUsername } from '../contract/username.ts';
import { type AdminRecord, adminRecord } from './accounts.ts';
import { collection } from './collections.ts';
import type { Firebase } from './firebase.ts';

/** Somebody with an enabled account, which says whether and where mails go. */
export type Reader = Colleague & Pick<AdminRecord, 'email' | 'news'>;

export type ColleagueStore = ReturnType<typeof colleagueStore>;

/** By name. */
export async function allReaders(db: Firestore): Promise<Reader[]> {
  const { docs } = await collection(db, 'admins').where('disabled', '==', false).limit(serverLimits.colleagues).get();
  return docs.flatMap((snapshot) => readerOf(snapshot) ?? []);
}

function readerOf(snapshot: DocumentSnapshot): Reader | undefined {
  const { data } = adminRecord.safeParse(snapshot.data());
  if (data?.disabled !== false) return undefined;
  const { role, jobs, email, news, hours } = data;
  return { username: snapshot.id, role, jobs, email, has_email: email !== '', news, hours };
}

export function colleagueStore(firebase: Firebase) {
  async function get(name: string): Promise<Reader | undefined> {
    const username = adminUsername.safeParse(name).data;
    if (username === undefined) return undefined;
    const admins = collection(await firebase.db(), 'admins');
    return readerOf(await admins.doc(username).get());
  }

  return {
    /** By name. */
    list: async () => allReaders(await firebase.db()),

    get,

    /** Those of them who may see the applications for a job, in this order. */
    async whoSee(jobId: string, usernames: readonly string[]): Promise<Reader[]> {
      const found = await Promise.all(usernames.map(get));
      return found.filter((colleague) => colleague !== undefined).filter((colleague) => seesJob(colleague, jobId));
    },
  };
}
