import type { DocumentReference, DocumentSnapshot, Firestore } from 'firebase-admin/firestore';
import { emailKey } from './contract/email-key.ts';
import { collection, documentIn, textOf } from './firestore/firebase.ts';
import { hashed } from './firestore/hashed.ts';

/** What a hold can keep. */
const kept = ['applications', 'sealedApplications', 'jobs', 'versions', 'contactMessages'];

/** @param about the id of an application or a job, or the address of a person without its tag */
export function holdDocument(db: Firestore, about: string): DocumentReference {
  return documentIn(collection(db, 'holds'), about.includes('@') ? hashed(about) : about);
}

/** @returns the holds that keep a document, and those that do not exist but would keep it */
export async function holdsOn(document: DocumentSnapshot): Promise<DocumentSnapshot[]> {
  const { exists, id, ref } = document;
  if (!exists || !kept.includes(ref.parent.id)) return [];
  const person = textOf(document, 'email_key') || emailKey(textOf(document, 'email'));
  const job = textOf(document, 'job_id') || ref.parent.parent?.id;
  const about = new Set([id, person, job].flatMap((one) => one || []));
  return ref.firestore.getAll(...Array.from(about, (one) => holdDocument(ref.firestore, one)));
}

/** @returns why a document must stay as it is, blank if it may change */
export async function holdReason(document: DocumentSnapshot): Promise<string> {
  return (await holdsOn(document)).flatMap((hold) => (hold.exists ? textOf(hold, 'reason') : [])).join('; ');
}
