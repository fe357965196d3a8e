import type { DocumentSnapshot, Firestore, Query } from 'firebase-admin/firestore';
import { type Colleague, seesJob, withStandIns } from '../accounts/contract/colleagues.ts';
import { clocksAhead } from '../platform/clocks.ts';
import { serverLimits } from '../platform/contract/limits.ts';
import { signatureOf } from '../answers/contract/replies.ts';
import { adminUsername } from '../accounts/contract/username.ts';
import { type AdminRecord, adminRecord } from './account.ts';
import { collection, type Firebase, plainReads, type Reads } from '../platform/firestore/firebase.ts';
import { type Named, nameOf, profileIn, readNamed } from './named.ts';

/** Somebody with an enabled account, which says whether and where mails go. */
export type Reader = Colleague & Pick<AdminRecord, 'email' | 'news'>;

type ColleagueStore = ReturnType<typeof colleagueStore>;

/** By name. */
export async function allReaders(db: Firestore, reads: Reads = plainReads): Promise<Reader[]> {
  const enabled: Query = collection(db, 'admins').where('disabled', '==', false).limit(serverLimits.colleagues);
  const { docs } = await reads.get(enabled);
  return docs.flatMap((snapshot) => readerOf(snapshot) ?? []);
}

function readerOf(snapshot: DocumentSnapshot): Reader | undefined {
  const account = accountOf(snapshot);
  return account?.disabled === false ? account : undefined;
}

function accountOf(snapshot: DocumentSnapshot): Reader | undefined {
  const { data } = adminRecord.safeParse(snapshot.data());
  if (!data) return undefined;
  const { role, jobs, title, email, news, hours, deputy, away_until, disabled } = data;
  const shown = { username: snapshot.id, name: nameOf(snapshot.id, data), title };
  return { ...shown, role, jobs, email, has_email: email !== '', news, hours, deputy, away_until, disabled };
}

/** Those of the names whose accounts may see the applications for a job, in this order. */
export function whoSee(named: Named, jobId: string, names: readonly string[]): Reader[] {
  const accounts = names.flatMap((name) => named.get(adminUsername.safeParse(name).data ?? '') ?? []);
  return accounts.flatMap((account) => readerOf(account) ?? []).filter((colleague) => seesJob(colleague, jobId));
}

/** @returns the names that see the job, and who stands in for those away. @param now in milliseconds */
export async function withDeputies(db: Firestore, jobId: string, names: readonly string[], now: number, reads: Reads) {
  const all = names.length > 0 ? await allReaders(db, reads) : [];
  const seeing = all.filter((reader) => seesJob(reader, jobId));
  const named = await readNamed(db, withStandIns(names, seeing, now), reads);
  return whoSee(named, jobId, [...named.keys()]);
}

export function colleagueStore(firebase: Firebase, clock: () => number = Date.now) {
  return {
    /** Enabled ones first, and the others, whose names are in what they have done. */
    async list() {
      const all = collection(await firebase.db(), 'admins')
        .orderBy('disabled')
        .limit(serverLimits.colleagues);
      const accounts = (await all.get()).docs.flatMap((snapshot) => accountOf(snapshot) ?? []);
      return accounts.map(({ hours, ...reader }) => ({
        ...reader,
        hours: hours && { ...hours, clocks: clocksAhead(hours.zone, clock()) },
      }));
    },

    /** @returns the names of accounts, in this order */
    async namesOf(usernames: readonly string[]): Promise<string[]> {
      const named = await readNamed(await firebase.db(), usernames);
      return usernames.map((username) => profileIn(named, username).name);
    },

    /** @returns how somebody signs a mail */
    signatureOf: async (username: string) => signatureOf(profileIn(await readNamed(await firebase.db(), [username]), username)),

    /** @returns whether somebody with an enabled account has the name */
    async has(name: string): Promise<boolean> {
      const [account] = (await readNamed(await firebase.db(), [name])).values();
      return account !== undefined && readerOf(account) !== undefined;
    },
  };
}

/** What managers get of it. */
export function colleaguesOf(store: ColleagueStore, jobs: readonly string[]): Partial<ColleagueStore> {
  return {
    has: (name) => store.has(name),
    list: async () => (await store.list()).map((colleague) => ({ ...colleague, jobs: colleague.jobs.filter((id) => jobs.includes(id)) })),
  };
}
