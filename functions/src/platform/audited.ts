import type { actorsWithoutAccount } from './contract/roles.ts';
import type { CollectionReference, DocumentReference, DocumentSnapshot } from 'firebase-admin/firestore';
import { serverLimits } from './contract/limits.ts';
import { responseTexts } from './contract/response-texts.ts';
import { UnavailableError } from './errors.ts';
import { holdsOn } from './holds.ts';
import { ApiError } from './http/api-error.ts';
import { log } from './log.ts';
import { collection, documentIn, ifUnchanged, type Outcome, outcomeOf, plainReads, type Reads, type Writes } from './firestore/firebase.ts';
import type { Action } from './registered.ts';

/** Example data move it into the past. */
export const auditClock = { now: Date.now };

/** The prefix keeps admins apart from the other actors: no username contains a colon. */
export type Actor = `admin:${string}` | (typeof actorsWithoutAccount)[number];

const adminPrefix = 'admin:';

export function actorName(actor: string): string {
  return actor.startsWith(adminPrefix) ? actor.slice(adminPrefix.length) : actor;
}

export function adminActor({ username }: { username: string }): Actor {
  return `${adminPrefix}${username}`;
}

/** What is written together, with an audit trail entry: docs/decisions/0008-audit-trail.md */
export type Change = {
  action: Action;
  /** What changes in the document, if anything. One of `removals` removes it. */
  fields?: Record<string, unknown>;
  /** Other writes. A dependent needs a change of the document, so that a removal notices it. */
  write?: ((writes: Writes) => void) | undefined;
  /** Done before the write, once nothing stands against it, and again if it is tried again. */
  before?: (() => Promise<void>) | undefined;
  /** The id of a deleted timeline entry, which a restore must not bring back. */
  deletedEntry?: string;
  /** Why it is done, where a rule asks for a reason; of settings, which parts change. */
  reason?: string | undefined;
};

/** These remove the document that they are about. */
export const isRemoval = (action: unknown) => ['delete', 'seal', 'lift hold'].some((removal) => removal === action);

/** What a hold forbids. Other changes add something, or the timeline keeps what was before. */
const heldActions = new Set<Action>(['delete', 'seal', 'delete note', 'edit note', 'change resume', 'correct address', 'put off removal']);

/** To be done again by hand if a backup replaces the database: docs/deployment.md, "Restore". */
const undoneByBackup: readonly Action[] = ['change end keep', 'correct address', 'place hold'];

/** No change: nothing to do, or refused. `taken`: if something created exists already. */
export type Decided<Result> = { result: Result; change?: Change; taken?: Result };

/** More than can change a document within the time of a request. */
const maxTries = 100;

/**
 * Reads a document, decides what becomes of it, and writes that, or nothing. Of simultaneous
 * changes the first succeeds, and the others are decided again: in transactions, they would wait
 * for each other and fail.
 * @param decide also what becomes of a document that does not exist. It relies on the documents that
 *   it gets from `reads.getAll`, such as the accounts that it names
 * @throws {ApiError} 409 if a hold forbids it
 * @throws {UnavailableError} after many tries: what it creates may exist without its document
 */
export async function change<Result>(
  document: DocumentReference,
  actor: Actor,
  decide: (snapshot: DocumentSnapshot, reads: Reads) => Decided<Result> | Promise<Decided<Result>>,
): Promise<Result> {
  let snapshot = await document.get();
  for (let tries = 0; tries < maxTries; tries += 1) {
    const relied: DocumentSnapshot[] = [];
    const getAll: Reads['getAll'] = async (...documents) => {
      const found = await plainReads.getAll(...documents);
      relied.push(...found);
      return found;
    };
    const decided = await decide(snapshot, { ...plainReads, getAll });
    if (!decided.change) return decided.result;
    const { action, fields, write, ...details } = decided.change;
    // The one place where a hold counts. One that comes before the write, too.
    const holds = heldActions.has(action) ? await holdsOn(snapshot) : [];
    if (holds.some(({ exists }) => exists)) throw new ApiError(409, responseTexts[actor === 'visitor' ? 'heldForApplicant' : 'held']);
    const own = details.before ? [snapshot] : [];
    const precondition = ifUnchanged(snapshot);
    const addTo = (writes: Writes) => {
      write?.(writes);
      if (isRemoval(action)) writes.delete(document, precondition);
      else if (fields && precondition) writes.update(document, fields, precondition);
      else if (fields) writes.create(document, fields);
    };
    const unchanged = [...relied, ...holds, ...own];
    const outcome = await audited(document, actor, action, addTo, { ...details, unchanged });
    if (outcome === 'done') return decided.result;
    const current = await document.get();
    const isSame = current.updateTime?.valueOf() === snapshot.updateTime?.valueOf();
    if (outcome === 'taken' && isSame && decided.taken !== undefined) return decided.taken;
    snapshot = current;
  }
  throw new UnavailableError(`${document.path} could not be written in ${maxTries} tries`);
}

/** `unchanged`: it is 'outdated' if one of them has changed since it was read. */
type Details = Pick<Change, 'deletedEntry' | 'reason' | 'before'> & { unchanged?: readonly DocumentSnapshot[] };

/** Writes a change and its entry, or neither. */
export async function audited(
  document: DocumentReference,
  actor: Actor,
  action: Action,
  write?: (writes: Writes) => void,
  { deletedEntry, reason, before, unchanged = [] }: Details = {},
): Promise<Outcome> {
  const { firestore } = document;
  const entry = collection(firestore, 'auditLog').doc();
  // Without reads, it commits like a batch.
  const writing = firestore.runTransaction(async (transaction): Promise<Outcome> => {
    // Again: who has just lost a role is neither named nor mailed.
    const current = unchanged.length > 0 ? await transaction.getAll(...unchanged.map(({ ref }) => ref)) : [];
    const isUnchanged = current.every(({ updateTime }, index) => updateTime?.valueOf() === unchanged[index]?.updateTime?.valueOf());
    if (!isUnchanged) return 'outdated';
    await before?.();
    write?.(transaction);
    transaction.create(entry, { ...entryOf(document, actor, action, deletedEntry), ...(reason !== undefined && { reason }) });
    return 'done';
  });
  const ended = await outcomeOf(writing);
  const outcome = ended === 'done' ? await writing : ended;
  const written = outcome !== 'done' && (await entry.get()).exists ? 'done' : outcome;
  if (written === 'done' && (isRemoval(action) || deletedEntry !== undefined)) logRemoval(document, deletedEntry);
  if (written === 'done' && undoneByBackup.includes(action)) {
    log({ severity: 'NOTICE', message: 'undone by a backup', action, document: document.id });
  }
  return written;
}

/** Outside the database, for one that a backup replaces: docs/deployment.md, "Restore". */
export function logRemoval({ parent, id }: DocumentReference, entry?: string): void {
  log({ severity: 'NOTICE', message: 'removed', collection: parent.id, document: id, ...(entry !== undefined && { entry }) });
}

/** Records a change in the transaction or batch that makes it. */
export function auditIn(writes: Pick<Writes, 'create'>, document: DocumentReference, actor: Actor, action: Action): void {
  writes.create(collection(document.firestore, 'auditLog').doc(), entryOf(document, actor, action));
}

function entryOf({ parent, id }: DocumentReference, actor: Actor, action: Action, deletedEntry?: string) {
  const at = new Date(auditClock.now());
  const expires_at = new Date(at.getTime() + serverLimits.auditMs);
  return { at, actor, action, collection: parent.id, document: id, ...(deletedEntry && { entry: deletedEntry }), expires_at };
}

/** @param readDependents what removes them, or is done instead @returns what it has removed */
export async function auditedRemoval(
  documents: CollectionReference,
  id: string,
  actor: Actor,
  readDependents?: (document: DocumentReference, snapshot: DocumentSnapshot) => Partial<Change> | Promise<Partial<Change>>,
): Promise<DocumentSnapshot | undefined> {
  return change(documentIn(documents, id), actor, async (snapshot) => {
    if (!snapshot.exists) return { result: undefined };
    const removal: Change = { action: 'delete', ...(await readDependents?.(snapshot.ref, snapshot)) };
    return { result: isRemoval(removal.action) ? snapshot : undefined, change: removal };
  });
}
