import type { DocumentSnapshot } from 'firebase-admin/firestore';
import { type Application, application } from './contract/applications.ts';
import { readRecord, storedDocument } from '../platform/firestore/firebase.ts';

/** Leaves out the search entries, which are most of a document's bytes. */
export const readFields = Object.keys(application.shape);

export function toApplication(snapshot: DocumentSnapshot): Application {
  return readRecord(application, storedDocument(snapshot));
}

/** @param changes that have been made since it was read */
export function changedApplication(snapshot: DocumentSnapshot, changes: Record<string, unknown>): Application {
  const stored = storedDocument(snapshot);
  return readRecord(application, { ...stored, fields: { ...stored.fields, ...changes } });
}
