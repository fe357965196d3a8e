import type { DocumentReference, DocumentSnapshot, Firestore } from 'firebase-admin/firestore';
import type { HoldKind } from '../records/contract/records.ts';
import { emailKey } from './contract/email-key.ts';
import { storedText } from './contract/stored.ts';
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

const textOf = (document: DocumentSnapshot, field: string) => storedText.parse(document.get(field));

type About = [kind: HoldKind, about: string][];

const ofApplication = (document: DocumentSnapshot): About => [
  ['applications', document.id],
  ['persons', textOf(document, 'email_key')],
  ['jobs', textOf(document, 'job_id')],
];

/** By collection: what the holds that keep a document are about. */
const aboutOf: Partial<Record<string, (document: DocumentSnapshot) => About>> = {
  applications: ofApplication,
  sealedApplications: ofApplication,
  jobs: ({ id }) => [['jobs', id]],
  versions: ({ ref }) => [['jobs', ref.parent.parent?.id ?? '']],
  contactMessages: (document) => [['persons', emailKey(textOf(document, 'email'))]],
};

/** @returns the holds that keep a document, and those that do not exist but would keep it */
export async function holdsOn(document: DocumentSnapshot): Promise<DocumentSnapshot[]> {
  const { exists, ref } = document;
  const about = exists ? (aboutOf[ref.parent.id]?.(document) ?? []) : [];
  const holds = about.flatMap(([kind, id]) => (id ? holdDocument(ref.firestore, kind, id) : []));
  return holds.length > 0 ? ref.firestore.getAll(...holds) : [];
}

export const isHeld = async (document: DocumentSnapshot): Promise<boolean> => (await holdsOn(document)).some(({ exists }) => exists);
