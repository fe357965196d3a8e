import { gzipSync } from 'node:zlib';
import type { DocumentReference, DocumentSnapshot, Firestore } from 'firebase-admin/firestore';
import { sealedView } from '../applicant/contract/endpoints.ts';
import { referenceOf } from '../platform/contract/reference.ts';
import { collection, documentIn, isTimestamp, readRecord, storedDocument, textOf, timelineOf } from '../platform/firestore/firebase.ts';
import { keepingRule } from './contract/keeping-rules.ts';

/** What private links open. */
export const linked = ['applications', 'sealedApplications'] as const;

/** What mails name, and what it is found by. No query shows the rest, in `content`. */
const inTheOpen = ['applicant_name', 'applicant_email', 'job_title', 'created_at', 'email_key', 'job_id', 'link_hashes', 'resume_path'];

/** Leaves out what is of no use to a reader. */
function readable(name: string, value: unknown) {
  if (['search', 'link_hashes', 'content_digest'].includes(name)) return undefined;
  return isTimestamp(value) ? value.toDate().toISOString() : value;
}

export const sealedDocument = (db: Firestore, id: string): DocumentReference => documentIn(collection(db, 'sealedApplications'), id);

/** @returns what is stored of an application that is sealed */
export async function sealedCopy(snapshot: DocumentSnapshot, kept_until: Date) {
  const { ref } = snapshot;
  const ofIt = (name: 'interviews' | 'scorecards') => collection(ref.firestore, name).where('application', '==', ref.id).get();
  const queries = [timelineOf(ref).orderBy('at').get(), ofIt('interviews'), ofIt('scorecards')];
  const [timeline, interviews, scorecards] = (await Promise.all(queries)).map(({ docs }) => docs.map((entry) => entry.data()));
  const content = gzipSync(JSON.stringify({ application: snapshot.data(), timeline, interviews, scorecards }, readable, 2));
  const kept = Object.fromEntries(inTheOpen.map((name) => [name, (snapshot.get(name) as unknown) ?? null]));
  const { law } = keepingRule(textOf(snapshot, 'kept_in'));
  return { ...kept, reference: referenceOf(snapshot), law, sealed_at: new Date(), kept_until, content };
}

/** @returns what its applicant sees of it, with its id */
export const toSealed = (snapshot: DocumentSnapshot) => readRecord(sealedView, storedDocument(snapshot));
