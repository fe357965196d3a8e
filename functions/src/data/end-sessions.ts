import type { Firebase } from './firebase.ts';

/**
 * Ends an account's sessions, at once and on every instance.
 * @param exceptId a session that goes on
 */
export async function endSessions(firebase: Firebase, username: string, exceptId?: string): Promise<void> {
  const db = await firebase.db();
  const { docs } = await db.collection('sessions').where('account', '==', username).select().get();
  const batch = db.batch();
  for (const { id, ref } of docs) if (id !== exceptId) batch.delete(ref);
  await batch.commit();
}
