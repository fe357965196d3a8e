import type { DocumentReference, DocumentSnapshot, Firestore } from 'firebase-admin/firestore';
import type { HoldKind } from '../records/contract/records.ts';
import { emailKey } from './contract/email-key.ts';
import { storedText } from './contract/stored.ts';
import { HeldError } from './errors.ts';
import { collection, documentIn } from './firestore/firebase.ts';
import { hashed } from './firestore/hashed.ts';
import type { Action } from './registered.ts';

/** What a hold forbids. Other changes add something, or the timeline keeps what was before. */
export const heldActions: readonly Action[] = [
  'delete',
  'seal',
  'delete note',
  'edit note',
  'change resume',
  'correct address',
  'put off removal',
];

/** @param about as in `hold` */
export function holdDocument(db: Firestore, kind: HoldKind, about: string): DocumentReference {
  return documentIn(collection(db, 'holds'), `${kind} ${kind === 'persons' ? hashed(about) : about}`);
}

type About = [kind: HoldKind, about: string];

const ofApplication = (document: DocumentSnapshot): About[] => [
  ['applications', document.id],
  ['persons', textOf(document, 'email_key') || emailKey(textOf(document, 'applicant_email'))],
  ['jobs', textOf(document, 'job_id')],
];

/** By collection: the holds that keep a document. */
const holdsOf: Partial<Record<string, (document: DocumentSnapshot) => About[]>> = {
  applications: ofApplication,
  sealedApplications: ofApplication,
  jobs: ({ id }) => [['jobs', id]],
  versions: ({ ref }) => [['jobs', ref.parent.parent?.id ?? '']],
  contactMessages: (document) => [['persons', emailKey(textOf(document, 'email'))]],
};

function textOf(document: DocumentSnapshot, field: string): string {
  return storedText.parse(document.get(field));
}

/** @returns the holds that would keep a document */
export function holdsAbout(document: DocumentSnapshot): DocumentReference[] {
  const { exists, ref } = document;
  const about = (exists && holdsOf[ref.parent.id]?.(document).filter(([, about]) => about !== '')) || [];
  return about.map(([kind, id]) => holdDocument(ref.firestore, kind, id));
}

async function readHolds(document: DocumentSnapshot): Promise<DocumentSnapshot[]> {
  const holds = holdsAbout(document);
  return holds.length > 0 ? document.ref.firestore.getAll(...holds) : [];
}

export async function isHeld(document: DocumentSnapshot): Promise<boolean> {
  return (await readHolds(document)).some((hold) => hold.exists);
}

/**
 * @param by who changes it: applicants read another text
 * @returns the holds that do not exist, which may come meanwhile
 * @throws {HeldError}
 */
export async function requireUnheld(document: DocumentSnapshot, by: unknown): Promise<DocumentSnapshot[]> {
  const holds = await readHolds(document);
  if (holds.some((hold) => hold.exists)) throw new HeldError(by === 'visitor');
  return holds;
}
