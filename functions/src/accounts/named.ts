import type { DocumentSnapshot, Firestore } from 'firebase-admin/firestore';
import { storedText } from '../platform/contract/stored.ts';
import { adminUsername } from './contract/username.ts';
import { collection } from '../platform/firestore/collections.ts';
import { plainReads, type Reads } from '../platform/firestore/documents.ts';

/** The accounts that a write names or mails, by username. Addresses are looked up here. */
export type Named = ReadonlyMap<string, DocumentSnapshot>;

/** @param reads the transaction. Without one, `audited` fails if an account has changed since */
export async function readNamed(db: Firestore, names: Iterable<string>, reads: Reads = plainReads): Promise<Named> {
  const usernames = [...new Set(names)].flatMap((name) => adminUsername.safeParse(name).data ?? []);
  const [first, ...others] = usernames.map((username) => collection(db, 'admins').doc(username));
  const snapshots = first ? await reads.getAll(first, ...others) : [];
  return new Map(snapshots.map((snapshot) => [snapshot.id, snapshot]));
}

/** @returns the address of an account, even of a disabled one; blank if it has none */
export function addressOf(named: Named, username: string): string {
  return storedText.parse(named.get(username)?.get('email'));
}
