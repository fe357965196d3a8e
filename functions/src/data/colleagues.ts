import type { Colleague } from '../contract/colleagues.ts';
import { adminUsername } from '../contract/username.ts';
import { adminRecord, readAccount } from './accounts.ts';
import { collection } from './collections.ts';
import type { Firebase } from './firebase.ts';

export type ColleagueStore = ReturnType<typeof colleagueStore>;

/** Who has an enabled account. */
export function colleagueStore(firebase: Firebase) {
  return {
    /** By name. */
    async list(): Promise<Colleague[]> {
      const { docs } = await collection(await firebase.db(), 'admins').get();
      return docs.flatMap((snapshot) => colleagueOf(snapshot.id, adminRecord.safeParse(snapshot.data()).data) ?? []);
    },

    async get(name: string): Promise<Colleague | undefined> {
      const username = adminUsername.safeParse(name).data;
      return username === undefined ? undefined : colleagueOf(username, await readAccount(firebase, username));
    },
  };
}

function colleagueOf(username: string, account: Awaited<ReturnType<typeof readAccount>>): Colleague | undefined {
  return account?.disabled === false ? { username, role: account.role, jobs: account.jobs } : undefined;
}
