import type { DocumentSnapshot } from 'firebase-admin/firestore';
import { type Application, application } from './contract/applications.ts';
import { readRecord, type Reads, storedDocument } from '../platform/firestore/firebase.ts';
import type { AnswerFacts } from './answer-facts.ts';

/** An application when something is decided about it. `at`: the version that a change leads to. */
export type StoredApplication = { application: Application; facts: AnswerFacts; snapshot: DocumentSnapshot; at: Date; reads: Reads };

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
