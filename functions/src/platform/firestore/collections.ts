import type { CollectionReference, DocumentReference, Firestore } from 'firebase-admin/firestore';
import type { CollectionName } from '../registered.ts';

/** The Admin SDK opens collections only here and in `timelineOf`, so that rooms register each. */
export function collection(db: Firestore, name: CollectionName): CollectionReference {
  return db.collection(name);
}

export function timelineOf(application: DocumentReference): CollectionReference {
  return application.collection('timeline');
}
