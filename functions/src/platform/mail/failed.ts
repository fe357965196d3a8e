import type { DocumentSnapshot, Firestore, Query } from 'firebase-admin/firestore';
import { z } from 'zod/mini';
import { failedMail, type FailedMail } from '../contract/failed-mails.ts';
import type { Page } from '../contract/paging.ts';
import { collection, type Firebase, firestoreTime, textOf } from '../firestore/firebase.ts';
import { type Cursor, readPage, sorted } from '../firestore/paging.ts';

const { template, audience } = failedMail.shape;
const mailRecord = z.object({ about: z.catch(z.array(z.string()), []), template, audience, settled_at: firestoreTime });

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
      const read = (snapshot: DocumentSnapshot) => ({ id: snapshot.id, ...mailRecord.parse(snapshot.data()) });
      const { items, ...page } = await readPage(query, read, limit, cursor, 'settled_at');
      const places = (['applications', 'contactMessages'] as const).map((name) => collection(db, name));
      const about = items.flatMap(onlyOne).flatMap((id) => places.map((place) => place.doc(id)));
      const found = about.length > 0 ? await db.getAll(...about, { fieldMask: ['applicant_name', 'subject'] }) : [];
      const subjectOf = new Map(found.flatMap((document) => (document.exists ? [[document.id, subjectIn(document)]] : [])));
      return {
        ...page,
        items: items.map((mail) => ({ ...mail, at: mail.settled_at, about: subjectOf.get(onlyOne(mail)[0] ?? '') ?? null })),
      };
    },
  };
}

/** A mail that lists several applications is about none of them in particular. */
const onlyOne = ({ about }: { about: string[] }) => (about.length === 1 ? about : []);

/** What staff can open, and the tab that lists it. */
const subjectIn = (document: DocumentSnapshot) => ({
  tab: document.ref.parent.id === 'applications' ? 'applications' : 'messages',
  id: document.id,
  name: textOf(document, 'applicant_name') || textOf(document, 'subject'),
});
