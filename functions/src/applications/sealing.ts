import { gunzipSync, gzipSync } from 'node:zlib';
import type { DocumentReference, DocumentSnapshot, Firestore } from 'firebase-admin/firestore';
import { z } from 'zod/mini';
import { type Actor, actorName } from '../platform/audited.ts';
import { emailKey } from '../platform/contract/email-key.ts';
import { fold } from '../platform/contract/fold.ts';
import { storedText } from '../platform/contract/stored.ts';
import { collection, documentIn, isTimestamp, timelineOf, type Writes } from '../platform/firestore/firebase.ts';
import { hashed } from '../platform/firestore/hashed.ts';
import { sorted } from '../platform/firestore/paging.ts';

/** Found by these alone. The rest is in `content`, so that no query and no list can show it. */
const kept = ['email_key', 'job_id', 'job_title', 'kept_in', 'link_hashes', 'resume_path'] as const;

/** Finds a sealed application for who knows the whole name, in any order of its words. */
export const nameKey = (name: string) => hashed('name', ...wordsOfName(name).sort());

export const wordsOfName = (name: string) => fold(name).match(/[\p{L}\p{N}]+/gu) ?? [];

/** What is of no use to a reader. */
const derived = ['search', 'link_hashes', 'content_digest'];

export const sealedDocument = (db: Firestore, id: string): DocumentReference => documentIn(collection(db, 'sealedApplications'), id);

/** @returns what is written with the removal of an application that is sealed */
export async function sealedCopy(snapshot: DocumentSnapshot, actor: Actor, until: Date): Promise<(writes: Writes) => void> {
  const { ref } = snapshot;
  const ofIt = (name: 'interviews' | 'scorecards') => collection(ref.firestore, name).where('application', '==', ref.id).get();
  const queries = [timelineOf(ref).orderBy('at').get(), ofIt('interviews'), ofIt('scorecards')];
  const [timeline, interviews, scorecards] = (await Promise.all(queries)).map(({ docs }) => docs.map((entry) => plain(entry.data())));
  const application = Object.fromEntries(Object.entries(snapshot.data() ?? {}).filter(([name]) => !derived.includes(name)));
  const content = gzipSync(JSON.stringify({ application: plain(application), timeline, interviews, scorecards }));
  const found = Object.fromEntries(kept.map((name) => [name, (snapshot.get(name) as unknown) ?? null]));
  const name_key = nameKey(storedText.parse(snapshot.get('applicant_name')));
  const fields = { ...found, name_key, sealed_at: new Date(), sealed_by: actorName(actor), kept_until: until, messages: [], content };
  return (writes) => writes.create(sealedDocument(ref.firestore, ref.id), fields);
}

const content = z.object({
  application: z.looseObject({ applicant_name: storedText, applicant_email: storedText }),
  timeline: z.array(z.unknown()),
  interviews: z.array(z.unknown()),
  scorecards: z.array(z.unknown()),
});

/** @returns all that was stored of a sealed application */
export function contentOf(sealed: DocumentSnapshot): z.output<typeof content> {
  return content.parse(JSON.parse(gunzipSync(sealed.get('content') as Uint8Array).toString()));
}

/** @param address in any form @returns the newest sealed ones, and what mails name of them */
export async function sealedOf(db: Firestore, address: string, limit: number) {
  const ofPerson = collection(db, 'sealedApplications').where('email_key', '==', emailKey(address));
  const { docs } = await sorted(ofPerson, 'newest', 'sealed_at').limit(limit).get();
  return docs.map((sealed) => {
    const { applicant_name, applicant_email } = contentOf(sealed).application;
    return { ref: sealed.ref, id: sealed.id, applicant_name, applicant_email, job_title: storedText.parse(sealed.get('job_title')) };
  });
}

function plain(value: unknown): unknown {
  if (isTimestamp(value)) return value.toDate().toISOString();
  if (Array.isArray(value)) return value.map(plain);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, field]) => [name, plain(field)]));
}
