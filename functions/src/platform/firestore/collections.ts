import type { CollectionReference, DocumentReference, Firestore, Query } from 'firebase-admin/firestore';
import { type AnyCollection, type CollectionName, isTopLevel } from '../registered.ts';

/** The Admin SDK opens collections only in this file, so that rooms register each. */
export function collection(db: Firestore, name: CollectionName): CollectionReference {
  return db.collection(name);
}

export function timelineOf(application: DocumentReference): CollectionReference {
  return application.collection('timeline');
}

export function versionsOf(job: DocumentReference): CollectionReference {
  return job.collection('versions');
}

export function everywhere(db: Firestore, name: AnyCollection): Query {
  return isTopLevel(name) ? collection(db, name) : db.collectionGroup(name);
}
