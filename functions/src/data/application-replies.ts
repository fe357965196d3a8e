import { z } from 'zod/mini';
import type { Application } from '../contract/applications.ts';
import { limits } from '../contract/limits.ts';
import type { ReplyText } from '../contract/replies.ts';
import { storedText } from '../contract/stored.ts';
import { toApplication } from './applications.ts';
import { type Actor, auditEntry } from './audit.ts';
import { collection, timelineOf } from './collections.ts';
import { isDocumentId, isVersion, nextVersion } from './documents.ts';
import type { Firebase } from './firebase.ts';
import { addMail, canBeTakenBack, type NewMail } from './outbox.ts';

/** A reply as staff see it later, and its mail. Without `status`, the status stays. */
export type NewReply = ReplyText & { template: string; status?: string; mail: NewMail };

export type ReplyOutcome<Item> = { outcome: 'done' | 'stale'; item: Item } | { outcome: 'missing' };
export type UndoOutcome<Item> = { outcome: 'done'; item: Item } | { outcome: 'too late' } | { outcome: 'missing' };

/** Mails of staff to applicants: docs/decisions/0032-replies.md */
export type ApplicationReplies = {
  /**
   * Sets the status, writes the mail and the entry of the timeline: all or nothing.
   * @param reply its id, the same for each attempt, so that it is sent once
   * @param write makes the reply to the current version
   * @param basedOn the version that the caller has seen
   */
  send: (
    id: string,
    reply: string,
    write: (application: Application) => NewReply,
    actor: Actor,
    basedOn: string,
  ) => Promise<ReplyOutcome<Application>>;
  /** Removes a reply and its mail if sending has not begun. Restores the earlier status if the application still has the reply's status. */
  takeBack: (id: string, reply: string, actor: Actor) => Promise<UndoOutcome<Application>>;
};

/** The status that a reply replaced, and the new one. Both are blank if the status stayed. */
const statusChange = z.object({ from: storedText, to: storedText });

/** @param clock in milliseconds */
export function applicationReplies(firebase: Firebase, clock: () => number = Date.now): ApplicationReplies {
  return {
    async send(id, reply, write, actor, basedOn) {
      if (!isDocumentId(id)) return { outcome: 'missing' };
      const db = await firebase.db();
      const document = collection(db, 'applications').doc(id);
      // The entry and its mail have the same id.
      const entry = timelineOf(document).doc(reply);
      return db.runTransaction(async (transaction) => {
        const [snapshot, earlierAttempt] = await Promise.all([transaction.get(document), transaction.get(entry)]);
        if (!snapshot.exists) return { outcome: 'missing' };
        const current = toApplication(snapshot);
        if (earlierAttempt.exists) return { outcome: 'done', item: current };
        if (!isVersion(current, basedOn)) return { outcome: 'stale', item: current };
        const { mail, template, subject, body, status = current.status } = write(current);
        const at = nextVersion(current.updated_at, clock());
        const change = status === current.status ? {} : { from: current.status, to: status };
        transaction.update(document, { status, updated_at: at });
        transaction.create(entry, { kind: 'mail', at, by: actor, template, subject, text: body, ...change });
        addMail(transaction, collection(db, 'outbox').doc(reply), { ...mail, reports_to: entry.path }, clock(), limits.replyDelayMs);
        transaction.create(collection(db, 'auditLog').doc(), auditEntry(document, actor, 'reply'));
        return { outcome: 'done', item: { ...current, status, updated_at: at.toISOString() } };
      });
    },

    async takeBack(id, reply, actor) {
      if (!isDocumentId(id) || !isDocumentId(reply)) return { outcome: 'missing' };
      const db = await firebase.db();
      const document = collection(db, 'applications').doc(id);
      const entry = timelineOf(document).doc(reply);
      const mailDocument = collection(db, 'outbox').doc(reply);
      return db.runTransaction(async (transaction) => {
        const [application, storedEntry, storedMail] = await Promise.all([
          transaction.get(document),
          transaction.get(entry),
          transaction.get(mailDocument),
        ]);
        if (!application.exists || storedEntry.get('kind') !== 'mail') return { outcome: 'missing' };
        if (!canBeTakenBack(storedMail)) return { outcome: 'too late' };
        const current = toApplication(application);
        const { from, to } = statusChange.parse(storedEntry.data());
        const updated_at = nextVersion(current.updated_at, clock());
        const status = from !== '' && current.status === to ? from : current.status;
        transaction.update(document, { status, updated_at });
        transaction.delete(entry);
        transaction.delete(mailDocument);
        transaction.create(collection(db, 'auditLog').doc(), auditEntry(document, actor, 'undo reply'));
        return { outcome: 'done', item: { ...current, status, updated_at: updated_at.toISOString() } };
      });
    },
  };
}
