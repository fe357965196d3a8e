import type { Firestore, QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { z } from 'zod/mini';
import { messageStatuses } from '../contract/contact-messages.ts';
import { storedText } from '../contract/stored.ts';
import { collection } from './collections.ts';
import { emailKey } from './email-key.ts';
import { allPages, sorted } from './paging.ts';
import { searchEntries } from './search.ts';

const searchable = z.object({ applicant_name: storedText, applicant_email: storedText, job_title: storedText });

/**
 * Adds the fields that the lists filter by to applications and messages of an earlier version of the site: Firestore finds no document by
 * a field that the document lacks. Does nothing once it has completed. @returns for each page how many documents it has changed
 */
export async function* completeOlderDocuments(db: Firestore, limit: number): AsyncGenerator<number, void> {
  const marker = collection(db, 'upkeep').doc('desk');
  if ((await marker.get()).exists) return;

  const seen = new Map<string, number>();
  const applications = sorted(collection(db, 'applications'), 'oldest');
  const read = [...Object.keys(searchable.shape), 'email_key', 'earlier', 'created_at'];
  for await (const docs of allPages(applications.select(...read), limit)) {
    yield await updateEach(db, docs, (snapshot) => {
      const texts = searchable.parse(snapshot.data());
      const email_key = emailKey(texts.applicant_email);
      const earlier = seen.get(email_key) ?? 0;
      seen.set(email_key, earlier + 1);
      const complete = snapshot.get('email_key') === email_key && snapshot.get('earlier') === earlier;
      return complete ? undefined : { email_key, earlier, search: searchEntries({ ...texts, id: snapshot.id }) };
    });
  }

  const messages = sorted(collection(db, 'contactMessages'), 'oldest');
  for await (const docs of allPages(messages.select('status', 'created_at'), limit)) {
    yield await updateEach(db, docs, (snapshot) => (snapshot.get('status') === undefined ? { status: messageStatuses[0] } : undefined));
  }
  await marker.set({ completed_at: new Date() });
}

async function updateEach(
  db: Firestore,
  docs: QueryDocumentSnapshot[],
  change: (snapshot: QueryDocumentSnapshot) => Record<string, unknown> | undefined,
): Promise<number> {
  const changes = docs.flatMap((snapshot) => {
    const fields = change(snapshot);
    return fields ? [{ ref: snapshot.ref, fields }] : [];
  });
  const batch = db.batch();
  for (const { ref, fields } of changes) batch.update(ref, fields);
  await batch.commit();
  return changes.length;
}
