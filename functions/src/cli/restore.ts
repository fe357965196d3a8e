import { z } from 'zod/mini';
import type { DocumentReference, Firestore, Query, QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { audited, auditedRemoval, isRemoval } from '../platform/audited.ts';
import { HeldError } from '../platform/errors.ts';
import { collection, outcomeOf, timelineOf, versionsOf } from '../platform/firestore/firebase.ts';
import type { CollectionName } from '../platform/registered.ts';
import { applicationEffects, collections, expiringCollections, topLevelNames } from '../rooms.ts';
import { removeJob } from '../jobs/store.ts';
import { removalOfMails } from '../platform/mail/new-mails.ts';
import { allPages } from '../platform/firestore/paging.ts';
import { removeApplication } from '../applications/removal.ts';
import { inParallel } from '../platform/in-parallel.ts';

const ofApplications = topLevelNames.filter((name) => collections[name]?.backup === 'of an application');
const restoredNames = topLevelNames.filter((name) => collections[name]?.backup === undefined);

const pageSize = 200;
const concurrency = 10;

export type RestoreReport = {
  /** How many documents are created, by collection. */
  created: Record<string, number>;
  /** How many documents are missing because somebody deleted them after the backup. */
  deleted: number;
};

/** Paths of documents that were removed, from the log. */
type Removals = ReadonlySet<string>;

const removalEntries = z.array(
  z.object({
    jsonPayload: z.object({ message: z.literal('removed'), collection: z.string(), document: z.string(), entry: z.optional(z.string()) }),
  }),
);

/** @param exported the entries 'removed' as `gcloud logging read` prints them @throws */
export function readRemovals(exported: string): Removals {
  const { data: entries } = removalEntries.safeParse(JSON.parse(exported));
  if (!entries) throw new Error('The file has other entries of the log than those with the message “removed”.');
  return new Set(
    entries.flatMap(({ jsonPayload: { collection: parent, document, entry } }) => removedPaths(`${parent}/${document}`, entry)),
  );
}

function removedPaths(path: string, entry?: string): string[] {
  // A reply that is taken back can have proposed an interview.
  return entry === undefined ? [path] : [`${path}/timeline/${entry}`, `interviews/${entry}`];
}

/** @returns what `restore` would create */
export function planRestore(backup: Firestore, live: Firestore, removals: Removals = new Set()): Promise<RestoreReport> {
  return forEachMissing(backup, live, removals, () => Promise.resolve());
}

/** Creates missing documents, but those that somebody deleted. Changes none that exists. */
export async function restore(backup: Firestore, live: Firestore, removals: Removals = new Set()): Promise<RestoreReport> {
  await audited(collection(live, 'auditLog').doc('*'), 'command line', 'restore');
  return forEachMissing(backup, live, removals, async (documents) => {
    const batch = live.batch();
    for (const snapshot of documents) batch.create(live.doc(snapshot.ref.path), snapshot.data());
    await outcomeOf(batch.commit());
  });
}

/** Outdated in a restored database: logins and links that may have ended, mails that were sent. */
async function outdated(live: Firestore): Promise<QueryDocumentSnapshot[]> {
  const queries = [
    collection(live, 'sessions'),
    collection(live, 'accountInvitations'),
    collection(live, 'outbox').where('state', '==', 'waiting'),
  ];
  return (await Promise.all(queries.map((query) => query.select().get()))).flatMap(({ docs }) => docs);
}

/** For a restored database. @returns what `removeAgain` would remove, by collection */
export function planRemoval(live: Firestore, removals: Removals): Promise<Record<string, number>> {
  return forEachLeft(live, removals, () => Promise.resolve());
}

/** Removes what was removed since, the sessions and invitations of then, and its mails. */
export function removeAgain(live: Firestore, removals: Removals): Promise<Record<string, number>> {
  return forEachLeft(live, removals, async (document) => {
    const { id, parent, path } = document;
    if (!removals.has(path) || parent.parent) await document.delete();
    else if (parent.id === 'applications') await removeApplication(parent, id, 'command line', applicationEffects);
    else if (parent.id === 'jobs') await removeJob(parent, id, 'command line');
    else await auditedRemoval(parent, id, 'command line', async (removed) => ({ write: await removalOfMails(removed) }));
  });
}

async function forEachLeft(
  live: Firestore,
  removals: Removals,
  remove: (document: DocumentReference) => Promise<unknown>,
): Promise<Record<string, number>> {
  const removed: Record<string, number> = {};
  const count = async (document: DocumentReference) => {
    await remove(document);
    removed[document.parent.id] = (removed[document.parent.id] ?? 0) + 1;
  };
  // First the mails that wait, because the removal of an application writes some.
  for (const { ref } of await outdated(live)) await count(ref);
  const documents = [...removals].map((path) => live.doc(path));
  const isHold = ({ parent }: DocumentReference) => parent.id === ('holds' satisfies CollectionName);
  const removeIfThere = async (document: DocumentReference) => {
    // What is held again was not removed meanwhile.
    if ((await document.get()).exists) await count(document).catch(ignoreHeld);
  };
  // First the holds that have been lifted since.
  for (const some of [documents.filter(isHold), documents.filter((document) => !isHold(document))]) {
    await inParallel(some, concurrency, removeIfThere);
  }
  return removed;
}

/** Calls `create` for each missing document, with its timeline and interviews. */
async function forEachMissing(
  backup: Firestore,
  live: Firestore,
  removals: Removals,
  create: (documents: QueryDocumentSnapshot[]) => Promise<unknown>,
): Promise<RestoreReport> {
  const report: RestoreReport = { created: {}, deleted: 0 };
  for (const name of restoredNames) {
    for await (const page of allPages(unexpired(backup, name), pageSize)) {
      await inParallel(await missingOf(live, page), concurrency, async (snapshot) => {
        const deletions = await deletionsOf(live, snapshot.ref);
        const isDeleted = ({ ref }: QueryDocumentSnapshot) => deletions.has(ref.path) || removals.has(ref.path);
        if (isDeleted(snapshot)) {
          report.deleted += 1;
          return;
        }
        const dependents = await missingDependents(live, snapshot.ref);
        const documents = [snapshot, ...dependents.filter((dependent) => !isDeleted(dependent))];
        await create(documents);
        for (const { ref } of documents) report.created[ref.parent.id] = (report.created[ref.parent.id] ?? 0) + 1;
      });
    }
  }
  return report;
}

function ignoreHeld(error: unknown): void {
  if (!(error instanceof HeldError)) throw error;
}

function unexpired(db: Firestore, name: CollectionName): Query {
  const [, expiry] = expiringCollections.find(([expiring]) => expiring === name) ?? [];
  const all = collection(db, name);
  return expiry === undefined ? all.orderBy('__name__') : all.where(expiry, '>', new Date()).orderBy(expiry);
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
