import type { DocumentReference, Firestore, QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { audited, auditedRemoval, isRemoval } from '../platform/audited.ts';
import { collection, outcomeOf, timelineOf, versionsOf } from '../platform/firestore/firebase.ts';
import { applicationEffects, collections, topLevelNames } from '../rooms.ts';
import { removeJob } from '../jobs/store.ts';
import { holdReason } from '../platform/holds.ts';
import { removalOfMails } from '../platform/mail/new-mails.ts';
import { allPages } from '../platform/firestore/paging.ts';
import { removeApplication } from '../applications/removal.ts';
import { inParallel } from '../platform/in-parallel.ts';

const ofApplications = topLevelNames.filter((name) => collections[name]?.backup === 'of an application');
const restoredNames = topLevelNames.filter((name) => collections[name]?.backup === undefined);

const pageSize = 200;
const concurrency = 10;

/** How many documents are created or removed, by collection. */
type Counts = Record<string, number>;

/** Counts missing documents that somebody deleted after the backup. */
export const stayDeleted = 'stay deleted, as the audit trail or the log records';

/** Paths of documents that were removed, from the log. */
export type Removals = ReadonlySet<string>;

/** @param entry of the document's timeline, if that was removed instead */
export function removedPaths(path: string, entry?: string): string[] {
  // A reply that is taken back can have proposed an interview.
  return entry === undefined ? [path] : [`${path}/timeline/${entry}`, `interviews/${entry}`];
}

/**
 * Creates missing documents and what belongs to them, but those that somebody deleted. Changes none
 * that exists.
 * @param dry only counts them
 */
export async function restore(backup: Firestore, live: Firestore, removals: Removals, dry = false): Promise<Counts> {
  if (!dry) await audited(collection(live, 'auditLog').doc('*'), 'command line', 'restore');
  const counts: Counts = {};
  for (const name of restoredNames) {
    for await (const page of allPages(collection(backup, name).orderBy('__name__'), pageSize)) {
      await inParallel(await missingOf(live, page), concurrency, async (snapshot) => {
        const deletions = await deletionsOf(live, snapshot.ref);
        const isLeft = ({ ref }: QueryDocumentSnapshot) => !deletions.has(ref.path) && !removals.has(ref.path);
        if (!isLeft(snapshot)) {
          add(counts, stayDeleted);
          return;
        }
        const documents = [snapshot, ...(await missingDependents(live, snapshot.ref)).filter(isLeft)];
        const batch = live.batch();
        for (const document of documents) batch.create(live.doc(document.ref.path), document.data());
        if (!dry) await outcomeOf(batch.commit());
        for (const { ref } of documents) add(counts, ref.parent.id);
      });
    }
  }
  return counts;
}

/**
 * For a database that a backup has replaced: removes what was removed since, and what is outdated.
 * @param dry only counts it
 */
export async function removeAgain(live: Firestore, removals: Removals, dry = false): Promise<Counts> {
  const counts: Counts = {};
  const documents = [...removals].map((path) => live.doc(path));
  const isHold = ({ parent }: DocumentReference) => parent.id === 'holds';
  const removeIfThere = async (document: DocumentReference) => {
    const snapshot = await document.get();
    // What is held again was not removed meanwhile.
    if (!snapshot.exists || (await holdReason(snapshot))) return;
    if (!dry) await remove(document, removals.has(document.path));
    add(counts, document.parent.id);
  };
  // Mails that wait first, since removals write some; then holds that were lifted.
  for (const some of [await outdated(live), documents.filter(isHold), documents.filter((document) => !isHold(document))]) {
    await inParallel(some, concurrency, removeIfThere);
  }
  return counts;
}

function add(counts: Counts, name: string): void {
  counts[name] = (counts[name] ?? 0) + 1;
}

/** Logins and links that may have ended, and mails that were sent. */
async function outdated(live: Firestore): Promise<DocumentReference[]> {
  const waiting = collection(live, 'outbox').where('state', '==', 'waiting');
  const queries = [collection(live, 'sessions'), collection(live, 'accountInvitations'), waiting];
  return (await Promise.all(queries.map((query) => query.select().get()))).flatMap(({ docs }) => docs.map(({ ref }) => ref));
}

/** @param again whether the site had removed it, which removes more with it */
async function remove(document: DocumentReference, again: boolean): Promise<void> {
  const { id, parent } = document;
  if (!again || parent.parent) await document.delete();
  else if (parent.id === 'applications') await removeApplication(parent, id, 'command line', applicationEffects);
  else if (parent.id === 'jobs') await removeJob(parent, id, 'command line');
  else await auditedRemoval(parent, id, 'command line', async (removed) => ({ write: await removalOfMails(removed) }));
}

async function missingOf(live: Firestore, documents: QueryDocumentSnapshot[]): Promise<QueryDocumentSnapshot[]> {
  const current = await live.getAll(...documents.map(({ ref }) => live.doc(ref.path)), { fieldMask: [] });
  return documents.filter((_, index) => !current[index]?.exists);
}

/** Call it once the document is found missing. @returns deleted paths, its timeline's too */
async function deletionsOf(live: Firestore, { id, parent, path }: DocumentReference): Promise<Set<string>> {
  const trail = await collection(live, 'auditLog').where('document', '==', id).where('collection', '==', parent.id).get();
  const paths = trail.docs.flatMap((recorded) => {
    const entry: unknown = recorded.get('entry');
    if (typeof entry === 'string') return removedPaths(path, entry);
    return isRemoval(recorded.get('action')) ? removedPaths(path) : [];
  });
  return new Set(paths);
}

/** They can outlive an application that was deleted in the console. */
async function missingDependents(live: Firestore, document: DocumentReference): Promise<QueryDocumentSnapshot[]> {
  const { firestore, id, parent } = document;
  const ofIt = ofApplications.map((name) => collection(firestore, name).where('application', '==', id));
  const queries = parent.id === 'applications' ? [timelineOf(document), ...ofIt] : [versionsOf(document)];
  const found = await Promise.all(queries.map((query) => query.get()));
  const docs = found.flatMap((snapshot) => snapshot.docs);
  return docs.length === 0 ? [] : missingOf(live, docs);
}
