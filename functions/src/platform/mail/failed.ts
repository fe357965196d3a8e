import { failedMail, type FailedMail } from '../contract/failed-mails.ts';
import type { Firestore, Query } from 'firebase-admin/firestore';
import { z } from 'zod/mini';
import type { Page } from '../contract/paging.ts';
import { storedText } from '../contract/stored.ts';
import { collection, type Firebase, firestoreTime } from '../firestore/firebase.ts';
import { type Cursor, readPage, sorted } from '../firestore/paging.ts';

const { template, audience } = failedMail.shape;
const mailRecord = z.object({ about: z.catch(z.array(z.string()), []), template, audience, settled_at: firestoreTime });

/** What staff can open of the documents that mails are about, and the field that names it. */
const subjects = [
  { tab: 'applications', collection: 'applications', name: 'applicant_name' },
  { tab: 'messages', collection: 'contactMessages', name: 'subject' },
] as const;

export function failedMailsIn(db: Firestore): Query {
  return collection(db, 'outbox').where('state', '==', 'failed');
}

/** The mails that could not be delivered. */
export function failedMailStore(firebase: Firebase) {
  return {
    /** Newest first. */
    async page(limit: number, cursor?: Cursor): Promise<Page<FailedMail>> {
      const db = await firebase.db();
      const query = sorted(failedMailsIn(db), 'newest', 'settled_at');
      const read = (snapshot: FirebaseFirestore.DocumentSnapshot) => ({ id: snapshot.id, ...mailRecord.parse(snapshot.data()) });
      const { items, ...page } = await readPage(query, read, limit, cursor, 'settled_at');
      const subjectOf = await subjectsOf(db, items.flatMap(onlyOne));
      const mails = items.map((mail) => {
        const [id] = onlyOne(mail);
        return { ...mail, at: mail.settled_at, about: subjectOf.get(id) ?? null };
      });
      return { ...page, items: mails };
    },
  };
}

/** A mail that lists several applications is about none of them in particular. */
const onlyOne = ({ about }: { about: string[] }) => (about.length === 1 ? about : []);

/** @returns what staff can open, by its id */
async function subjectsOf(db: Firestore, ids: string[]): Promise<Map<string | undefined, NonNullable<FailedMail['about']>>> {
  const read = subjects.map(async ({ tab, collection: name, name: field }) => {
    const documents = ids.map((id) => collection(db, name).doc(id));
    const found = documents.length === 0 ? [] : await db.getAll(...documents, { fieldMask: [field] });
    return found.flatMap((document) =>
      document.exists ? [[document.id, { tab, id: document.id, name: storedText.parse(document.get(field)) }] as const] : [],
    );
  });
  return new Map((await Promise.all(read)).flat());
}
