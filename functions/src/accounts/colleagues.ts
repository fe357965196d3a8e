import type { DocumentSnapshot, Firestore, Query } from 'firebase-admin/firestore';
import { type Colleague, seesJob } from './contract/colleagues.ts';
import { clocksAhead } from '../platform/clocks.ts';
import { serverLimits } from '../platform/contract/limits.ts';
import { adminUsername } from './contract/username.ts';
import type { Application } from '../applications/contract/applications.ts';
import { type AdminRecord, adminRecord } from './store.ts';
import { collection } from '../platform/firestore/collections.ts';
import { plainReads, type Reads } from '../platform/firestore/documents.ts';
import type { Firebase } from '../platform/firestore/firebase.ts';
import { type Named, readNamed } from './named.ts';

/** Somebody with an enabled account, which says whether and where mails go. */
export type Reader = Colleague & Pick<AdminRecord, 'email' | 'news'>;

export type ColleagueStore = ReturnType<typeof colleagueStore>;

/** By name. */
export async function allReaders(db: Firestore, reads: Reads = plainReads): Promise<Reader[]> {
  const enabled: Query = collection(db, 'admins').where('disabled', '==', false).limit(serverLimits.colleagues);
  const { docs } = await reads.get(enabled);
  return docs.flatMap((snapshot) => readerOf(snapshot) ?? []);
}

function readerOf(snapshot: DocumentSnapshot): Reader | undefined {
  const { data } = adminRecord.safeParse(snapshot.data());
  if (data?.disabled !== false) return undefined;
  const { role, jobs, email, news, hours } = data;
  return { username: snapshot.id, role, jobs, email, has_email: email !== '', news, hours };
}

/** Those of the names whose accounts may see the applications for a job, in this order. */
export function whoSee(named: Named, jobId: string, names: readonly string[]): Reader[] {
  const accounts = names.flatMap((name) => named.get(adminUsername.safeParse(name).data ?? '') ?? []);
  return accounts.flatMap((account) => readerOf(account) ?? []).filter((colleague) => seesJob(colleague, jobId));
}

/** @returns where an applicant's messages go, to the owner: nowhere for managers */
export function ownerAddress(named: Named, { job_id, assignee }: Pick<Application, 'job_id' | 'assignee'>): string {
  const [owner] = whoSee(named, job_id, [assignee]);
  return owner && owner.role !== 'manager' ? owner.email : '';
}

export function colleagueStore(firebase: Firebase, clock: () => number = Date.now) {
  return {
    /** By name. */
    async list() {
      const readers = await allReaders(await firebase.db());
      return readers.map(({ hours, ...reader }) => ({ ...reader, hours: hours && { ...hours, clocks: clocksAhead(hours.zone, clock()) } }));
    },

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
    list: async () => (await store.list()).map((colleague) => ({ ...colleague, jobs: colleague.jobs.filter((id) => jobs.includes(id)) })),
  };
}
