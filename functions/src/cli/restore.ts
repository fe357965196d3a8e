import type { DocumentReference, Firestore, Query, QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { type Action, audited } from '../data/audit.ts';
import { collection, type CollectionName, expiringCollections, timelineOf, topLevelNames } from '../data/collections.ts';
import { outcomeOf } from '../data/documents.ts';
import { allPages } from '../data/paging.ts';
import { inParallel } from '../in-parallel.ts';

/** They are restored with their application. */
const ofApplications = ['interviews', 'interviewSlots', 'scorecards'] as const;

/** In a backup outdated: who may log in, which mails wait, who gets alerts, what is to be counted. */
const notRestored: CollectionName[] = [
  'outbox',
  'alerts',
  'admins',
  'accountInvitations',
  'sessions',
  'rateLimits',
  'progress',
  'removedApplications',
];

const restoredNames = topLevelNames.filter((name) => ![...notRestored, ...ofApplications].includes(name));

const pageSize = 200;
const concurrency = 10;

export type RestoreReport = {
  /** How many documents are created, by collection. */
  created: Record<string, number>;
  /** How many documents are missing because somebody deleted them after the backup. */
  deleted: number;
};

/** @returns what `restore` would create */
export function planRestore(backup: Firestore, live: Firestore): Promise<RestoreReport> {
  return forEachMissing(backup, live, () => Promise.resolve());
}

/** Creates the documents that are missing, except those that somebody deleted. Changes none that exists. */
export async function restore(backup: Firestore, live: Firestore): Promise<RestoreReport> {
  await audited(collection(live, 'auditLog').doc('*'), 'command line', 'restore');
  return forEachMissing(backup, live, async (documents) => {
    const batch = live.batch();
    for (const snapshot of documents) batch.create(live.doc(snapshot.ref.path), snapshot.data());
    await outcomeOf(batch.commit());
  });
}

/** Calls `create` for each missing document that nobody deleted, together with what is missing of its timeline and interviews. */
async function forEachMissing(
  backup: Firestore,
  live: Firestore,
  create: (documents: QueryDocumentSnapshot[]) => Promise<unknown>,
): Promise<RestoreReport> {
  const report: RestoreReport = { created: {}, deleted: 0 };
  for (const name of restoredNames) {
    for await (const page of allPages(unexpired(backup, name), pageSize)) {
      await inParallel(await missingOf(live, page), concurrency, async (snapshot) => {
        const deletions = await deletionsOf(live, snapshot.ref);
        if (deletions.has(snapshot.ref.path)) {
          report.deleted += 1;
          return;
        }
        const dependents = await missingDependents(live, snapshot.ref);
        const documents = [snapshot, ...dependents.filter(({ ref }) => !deletions.has(ref.path))];
        await create(documents);
        for (const { ref } of documents) report.created[ref.parent.id] = (report.created[ref.parent.id] ?? 0) + 1;
      });
    }
  }
  return report;
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

/** Call it after finding the document missing, so that it sees the deletion. @returns deleted paths: of it and of its timeline */
async function deletionsOf(live: Firestore, { id, parent, path }: DocumentReference): Promise<Set<string>> {
  const trail = await collection(live, 'auditLog').where('document', '==', id).where('collection', '==', parent.id).get();
  const paths = trail.docs.flatMap((recorded) => {
    const entry: unknown = recorded.get('entry');
    // A reply that is taken back can have proposed an interview.
    if (typeof entry === 'string') return [`${path}/timeline/${entry}`, `interviews/${entry}`];
    return recorded.get('action') === ('delete' satisfies Action) ? [path] : [];
  });
  return new Set(paths);
}

/** They can outlive an application that was deleted in the console. */
async function missingDependents(live: Firestore, document: DocumentReference): Promise<QueryDocumentSnapshot[]> {
  const { firestore, id, parent } = document;
  if (parent.id !== 'applications') return [];
  const ofIt = ofApplications.map((name) => collection(firestore, name).where('application', '==', id));
  const found = await Promise.all([timelineOf(document), ...ofIt].map((query) => query.get()));
  const docs = found.flatMap((snapshot) => snapshot.docs);
  return docs.length === 0 ? [] : missingOf(live, docs);
}
