import { type ContactMessage, contactMessage, type MessageStatus } from '../contract/contact-messages.ts';
import { limits } from '../contract/limits.ts';
import type { NewReply, ReplyOutcome, UndoOutcome } from './application-replies.ts';
import { type Actor, actorName, auditEntry } from './audit.ts';
import { collection } from './collections.ts';
import { isDocumentId, readRecord, storedDocument } from './documents.ts';
import type { Firebase } from './firebase.ts';
import { addMail, canBeTakenBack } from './outbox.ts';

const answered: MessageStatus = 'Answered';

/** Replies of staff to contact messages, sent by mail: docs/decisions/0032-replies.md */
export type MessageReplies = {
  /**
   * Adds the reply and its mail, and marks the message as answered: all or nothing.
   * @param reply its id, the same for each attempt, so that it is sent once
   * @param write returns the reply to the current message
   * @param repliesSeen how many replies the caller has seen
   */
  send: (
    id: string,
    reply: string,
    write: (message: ContactMessage) => Pick<NewReply, 'subject' | 'body' | 'mail'>,
    actor: Actor,
    repliesSeen: number,
  ) => Promise<ReplyOutcome<ContactMessage>>;
  /** Removes the latest reply and its mail if sending has not begun. Restores the earlier status if the message is still answered. */
  takeBack: (id: string, reply: string, actor: Actor) => Promise<UndoOutcome<ContactMessage>>;
};

/** @param clock in milliseconds */
export function messageReplies(firebase: Firebase, clock: () => number = Date.now): MessageReplies {
  return {
    async send(id, reply, write, actor, repliesSeen) {
      if (!isDocumentId(id)) return { outcome: 'missing' };
      const db = await firebase.db();
      const document = collection(db, 'contactMessages').doc(id);
      return db.runTransaction(async (transaction) => {
        const snapshot = await transaction.get(document);
        if (!snapshot.exists) return { outcome: 'missing' };
        const current = readRecord(contactMessage, storedDocument(snapshot));
        if (current.replies.some((earlier) => earlier.id === reply)) return { outcome: 'done', item: current };
        if (current.replies.length !== repliesSeen) return { outcome: 'stale', item: current };
        const { mail, subject, body } = write(current);
        const mailDocument = collection(db, 'outbox').doc(reply);
        const stored = {
          id: reply,
          at: new Date(clock()).toISOString(),
          by: actorName(actor),
          subject,
          text: body,
          from: current.status,
        };
        const change = { status: answered, replies: [...current.replies, stored], delivery: '' };
        transaction.update(document, change);
        addMail(transaction, mailDocument, { ...mail, reports_to: document.path }, clock(), limits.replyDelayMs);
        transaction.create(collection(db, 'auditLog').doc(), auditEntry(document, actor, 'reply'));
        return { outcome: 'done', item: { ...current, ...change } };
      });
    },

    async takeBack(id, reply, actor) {
      if (!isDocumentId(id) || !isDocumentId(reply)) return { outcome: 'missing' };
      const db = await firebase.db();
      const document = collection(db, 'contactMessages').doc(id);
      const mailDocument = collection(db, 'outbox').doc(reply);
      return db.runTransaction(async (transaction) => {
        const [message, storedMail] = await Promise.all([transaction.get(document), transaction.get(mailDocument)]);
        if (!message.exists) return { outcome: 'missing' };
        const current = readRecord(contactMessage, storedDocument(message));
        const latest = current.replies.at(-1);
        if (!current.replies.some((stored) => stored.id === reply)) return { outcome: 'missing' };
        if (latest?.id !== reply || !canBeTakenBack(storedMail)) return { outcome: 'too late' };
        const status = current.status === answered ? latest.from : current.status;
        const change = { status, replies: current.replies.slice(0, -1) };
        transaction.update(document, change);
        transaction.delete(mailDocument);
        transaction.create(collection(db, 'auditLog').doc(), auditEntry(document, actor, 'undo reply'));
        return { outcome: 'done', item: { ...current, ...change } };
      });
    },
  };
}
