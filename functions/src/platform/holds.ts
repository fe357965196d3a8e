import type { DocumentReference, DocumentSnapshot, Firestore } from 'firebase-admin/firestore';
import { type HoldKind, holdKinds } from '../records/contract/records.ts';
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

/** What a hold can keep. */
const kept = ['applications', 'sealedApplications', 'jobs', 'versions', 'contactMessages'];

/** @returns by kind, what the holds that keep a document are about: no two kinds have an id in common */
function aboutOf(document: DocumentSnapshot): [kind: HoldKind, about: string][] {
  const { exists, id, ref } = document;
  if (!exists || !kept.includes(ref.parent.id)) return [];
  const about: Record<HoldKind, string> = {
    applications: id,
    persons: textOf(document, 'email_key') || emailKey(textOf(document, 'email')),
    jobs: textOf(document, 'job_id') || (ref.parent.parent?.id ?? id),
  };
  return holdKinds.flatMap((kind) => (about[kind] ? [[kind, about[kind]]] : []));
}

/** @returns the holds that keep a document, and those that do not exist but would keep it */
export async function holdsOn(document: DocumentSnapshot): Promise<DocumentSnapshot[]> {
  const { firestore } = document.ref;
  const holds = aboutOf(document).map(([kind, about]) => holdDocument(firestore, kind, about));
  return holds.length > 0 ? firestore.getAll(...holds) : [];
}

/** @returns why a document must stay as it is, blank if it may change */
export async function holdReason(document: DocumentSnapshot): Promise<string> {
  const about = aboutOf(document).map(([, one]) => one);
  if (about.length === 0) return '';
  const { docs } = await collection(document.ref.firestore, 'holds').where('about', 'in', about).get();
  return docs.map((hold) => textOf(hold, 'reason')).join('; ');
}
