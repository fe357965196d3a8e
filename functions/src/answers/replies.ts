import type { DocumentReference, DocumentSnapshot, Firestore, Transaction } from 'firebase-admin/firestore';
import { z } from 'zod/mini';
import type { Application } from '../applications/contract/applications.ts';
import { type ContactMessage, contactMessage, type MessageStatus } from '../messages/contract/contact-messages.ts';
import { serverLimits } from '../platform/contract/limits.ts';
import type { ReplyText } from './contract/replies.ts';
import { storedText } from '../platform/contract/stored.ts';
import { type AnswerFacts, answerFacts, answerFields, withoutMail, withStatus } from './decide.ts';
import { changedApplication, toApplication } from '../applications/store.ts';
import { type Actor, actorName, auditIn } from '../platform/audited.ts';
import { type Reader, whoSee } from '../accounts/colleagues.ts';
import { collection, type CollectionName, timelineOf } from '../platform/firestore/collections.ts';
import { isDocumentId, isVersion, nextVersion, readRecord, storedDocument } from '../platform/firestore/documents.ts';
import type { Firebase } from '../platform/firestore/firebase.ts';
import { addProposal, interviewDocument, type NewInterview, proposalRemoval } from '../interviews/changes.ts';
import { isUntried, removeLetter, waitingMailOf } from './letters.ts';
import { readNamed } from '../accounts/named.ts';
import { addMail, type NewMail } from '../platform/mail/new-mails.ts';
import { statusFields } from '../messages/store.ts';

/** A reply as staff see it later. Without `status`, the status of an application stays. */
type Reply = ReplyText & { template?: string; status?: string | undefined; interview?: NewInterview };

/** Those of the names whose accounts may see the applications for a job, when the reply is stored. */
export type WhoSee = (jobId: string, names: readonly string[]) => Promise<Reader[]>;

export type ReplyOutcome<Item> = { outcome: 'done' | 'stale'; item: Item } | { outcome: 'missing' };
export type UndoOutcome<Item> = { outcome: 'done'; item: Item } | { outcome: 'too late' } | { outcome: 'missing' };

type Stored<Item> = {
  item: Item;
  document: DocumentReference;
  snapshot: DocumentSnapshot;
  place: DocumentSnapshot;
  mail: DocumentSnapshot;
  reply: string;
};

/** How the replies to one kind of item are stored. `add` and `remove` return the changed item. */
type Kind<Item, Seen> = {
  collection: CollectionName;
  read: (snapshot: DocumentSnapshot) => Item;
  isCurrent: (item: Item, seen: Seen) => boolean;
  /** The document that has a reply. Its `delivery` tells what became of the mail. */
  placeOf: (document: DocumentReference, reply: string) => DocumentReference;
  has: (stored: Stored<Item>) => boolean;
  add: (transaction: Transaction, stored: Stored<Item>, reply: Reply, actor: Actor, now: number) => Item | Promise<Item>;
  /** Returns undefined if a later reply has followed. */
  remove: (transaction: Transaction, stored: Stored<Item>, now: number) => Item | undefined | Promise<Item | undefined>;
};

/** Blank if the status stayed. */
const statusChange = z.object({ from: storedText, to: storedText });

/** A reply is an entry of the timeline. `Seen` is the version of the application. */
export const toApplications: Kind<Application, string> = {
  collection: 'applications',
  read: toApplication,
  isCurrent: isVersion,
  placeOf: (document, reply) => timelineOf(document).doc(reply),
  has: ({ place }) => place.get('kind') === 'mail',

  async add(transaction, { item, document, snapshot, place }, { template, subject, body, status = item.status, interview }, actor, now) {
    const at = nextVersion(item.updated_at, now);
    const change = status === item.status ? {} : { from: item.status, to: status };
    const facts = answerFacts.parse(snapshot.data());
    const tells = status !== item.status || facts.told === 'not told' || facts.told === 'mail waiting' || facts.waiting_mail === '';
    const waiting = await waitingMailOf(document, facts, transaction);
    // This mail replaces one that waits for its time.
    if (waiting && isUntried(waiting)) removeLetter(transaction, document, waiting);
    const told = tells ? withStatus(facts, status, at, 'mail waiting', place.id) : facts;
    transaction.create(place.ref, { kind: 'mail', at, by: actor, template, subject, text: body, ...change });
    const proposed = interview && addProposal(transaction, interviewDocument(document.firestore, place.id), item, interview, actor, now);
    return updated(transaction, snapshot, told, at, proposed);
  },

  async remove(transaction, { item, snapshot, place }, now) {
    const { firestore } = snapshot.ref;
    const removeProposal = await proposalRemoval(transaction, interviewDocument(firestore, place.id), item, async (earlier) => {
      const readers = await readersIn(transaction, firestore)(earlier.job_id, earlier.interviewers);
      return readers.map(({ username }) => username);
    });
    const { from, to } = statusChange.parse(place.data());
    const at = nextVersion(item.updated_at, now);
    const facts = answerFacts.parse(snapshot.data());
    transaction.delete(place.ref);
    const isCurrent = from !== '' && item.status === to;
    const restored = isCurrent ? withStatus(facts, from, at, 'not told') : withoutMail(facts, place.id);
    return updated(transaction, snapshot, restored, at, removeProposal());
  },
};

function readersIn(transaction: Transaction, db: Firestore): WhoSee {
  return async (jobId, names) => whoSee(await readNamed(db, names, transaction), jobId, names);
}

function updated(
  transaction: Transaction,
  snapshot: DocumentSnapshot,
  facts: AnswerFacts,
  at: Date,
  others: Partial<Pick<Application, 'interview'>> = {},
): Application {
  const fields = { ...answerFields(facts, at), ...others, updated_at: at };
  transaction.update(snapshot.ref, fields);
  return changedApplication(snapshot, fields);
}

const answered: MessageStatus = 'Answered';

/** The message has its replies. `Seen` is their number. */
export const toMessages: Kind<ContactMessage, number> = {
  collection: 'contactMessages',
  read: (snapshot) => readRecord(contactMessage, storedDocument(snapshot)),
  isCurrent: ({ replies }, seen) => replies.length === seen,
  placeOf: (document) => document,
  has: ({ item, reply }) => item.replies.some(({ id }) => id === reply),

  add(transaction, { item, document, reply: id }, { subject, body }, actor, now) {
    const at = new Date(now).toISOString();
    const reply = { id, at, by: actorName(actor), subject, text: body, from: item.status };
    return changedMessage(transaction, document, item, answered, { replies: [...item.replies, reply], delivery: '' });
  },

  remove(transaction, { item, document, reply }) {
    const latest = item.replies.at(-1);
    if (latest?.id !== reply) return undefined;
    const status = item.status === answered ? latest.from : item.status;
    return changedMessage(transaction, document, item, status, { replies: item.replies.slice(0, -1) });
  },
};

function changedMessage(
  transaction: Transaction,
  document: DocumentReference,
  message: ContactMessage,
  status: string,
  change: Partial<ContactMessage>,
): ContactMessage {
  const fields = statusFields('contactMessages', status, new Date(message.created_at));
  transaction.update(document, { ...change, ...fields });
  return { ...message, ...change, status, due_at: fields.due_at?.toISOString() ?? null };
}

/** Mails of staff to applicants and to senders of messages: docs/decisions/0032-replies.md */
export function replyStore<Item, Seen>(firebase: Firebase, kind: Kind<Item, Seen>, clock: () => number = Date.now) {
  async function change<Outcome>(
    id: string,
    reply: string,
    act: (transaction: Transaction, stored: Stored<Item>) => Outcome | Promise<Outcome>,
  ): Promise<Outcome | { outcome: 'missing' }> {
    if (!isDocumentId(id) || !isDocumentId(reply)) return { outcome: 'missing' };
    const db = await firebase.db();
    const document = collection(db, kind.collection).doc(id);
    return db.runTransaction(async (transaction) => {
      const documents = [document, kind.placeOf(document, reply), collection(db, 'outbox').doc(reply)];
      const [snapshot, place, mail] = await transaction.getAll(...documents);
      return snapshot?.exists && place && mail
        ? act(transaction, { item: kind.read(snapshot), document, snapshot, place, mail, reply })
        : { outcome: 'missing' };
    });
  }

  return {
    /** `reply` is its id, the same for each attempt, and `seen` what the caller has seen. */
    send: (
      { id, reply, actor, seen }: { id: string; reply: string; actor: Actor; seen: Seen },
      write: (item: Item, whoSee: WhoSee) => Promise<Reply & { mail: NewMail }> | (Reply & { mail: NewMail }),
    ) =>
      change<ReplyOutcome<Item>>(id, reply, async (transaction, stored) => {
        const { item, document, place } = stored;
        if (kind.has(stored)) return { outcome: 'done', item };
        if (!kind.isCurrent(item, seen)) return { outcome: 'stale', item };
        const { mail, ...written } = await write(item, readersIn(transaction, document.firestore));
        const changed = await kind.add(transaction, stored, written, actor, clock());
        addMail(transaction, stored.mail.ref, { ...mail, reports_to: place.ref.path }, clock(), serverLimits.replyDelayMs);
        auditIn(transaction, document, actor, 'reply');
        return { outcome: 'done', item: changed };
      }),

    takeBack: (id: string, reply: string, actor: Actor) =>
      change<UndoOutcome<Item>>(id, reply, async (transaction, stored) => {
        if (!kind.has(stored)) return { outcome: 'missing' };
        const changed = isUntried(stored.mail) ? await kind.remove(transaction, stored, clock()) : undefined;
        if (!changed) return { outcome: 'too late' };
        transaction.delete(stored.mail.ref);
        auditIn(transaction, stored.document, actor, 'undo reply', reply);
        return { outcome: 'done', item: changed };
      }),
  };
}
