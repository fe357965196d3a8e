import type { DocumentSnapshot, Firestore } from 'firebase-admin/firestore';
import { z } from 'zod/mini';
import { storedText } from '../platform/contract/stored.ts';
import type { Profile } from '../accounts/contract/endpoints.ts';
import { adminUsername } from '../accounts/contract/username.ts';
import { collection, plainReads, type Reads } from '../platform/firestore/firebase.ts';

/** The accounts that a write names or mails, by username. Addresses are looked up here. */
export type Named = ReadonlyMap<string, DocumentSnapshot>;

const storedProfile = z.object({ name: storedText, title: storedText });

/** @param reads of a transaction or a change, which relies on the accounts */
export async function readNamed(db: Firestore, names: Iterable<string>, reads: Reads = plainReads): Promise<Named> {
  const usernames = [...new Set(names)].flatMap((name) => adminUsername.safeParse(name).data ?? []);
  const [first, ...others] = usernames.map((username) => collection(db, 'admins').doc(username));
  const snapshots = first ? await reads.getAll(first, ...others) : [];
  return new Map(snapshots.map((snapshot) => [snapshot.id, snapshot]));
}

/** What people see of an account: its username, if it has no name. */
export function nameOf(username: string, account?: { name: string }): string {
  return account?.name || username;
}

/** @returns what people see of an account, even of a disabled one */
export function profileIn(named: Named, username: string): Profile {
  const { name, title } = storedProfile.parse(named.get(username)?.data() ?? {});
  return { name: nameOf(username, { name }), title };
}

/** @returns the name of an account, even of a disabled one */
export function nameIn(named: Named, username: string): string {
  return profileIn(named, username).name;
}

/** @returns the address of an account, even of a disabled one; blank if it has none */
export function addressOf(named: Named, username: string): string {
  return storedText.parse(named.get(username)?.get('email'));
}
