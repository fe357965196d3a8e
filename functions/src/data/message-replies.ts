import { type ContactMessage, contactMessage, messageStatuses } from '../contract/contact-messages.ts';
import { limits } from '../contract/limits.ts';
import type { NewReply, ReplyOutcome, UndoOutcome } from './application-replies.ts';
import { type Actor, actorName, auditEntry } from './audit.ts';
import { collection } from './collections.ts';
import { isDocumentId, readRecord, storedDocument } from './documents.ts';
import type { Firebase } from './firebase.ts';
import { addMail, canBeTakenBack } from './outbox.ts';

const [, answered] = messageStatuses;

/** Mails of staff to the senders of contact messages: docs/decisions/0032-replies.md */
export type MessageReplies = {
  /**
   * Marks the message as answered, writes the mail and keeps the reply with the message: all or nothing. @param write makes the reply
   * @param seen how many replies the caller has seen
   */
  send: (
    id: string,
    write: (message: ContactMessage) => Pick<NewReply, 'subject' | 'body' | 'mail'>,
    actor: Actor,
    seen: number,
  ) => Promise<ReplyOutcome<ContactMessage>>;
  /** Removes a reply that nobody has begun to send. The message gets back its earlier status. */
  takeBack: (id: string, reply: string, actor: Actor) => Promise<UndoOutcome<ContactMessage>>;
};

/** @param clock in milliseconds */
export function messageReplies(firebase: Firebase, clock: () => number = Date.now): MessageReplies {
  return {
    async send(id, write, actor, seen) {
      if (!isDocumentId(id)) return { outcome: 'missing' };
      const db = await firebase.db();
      const document = collection(db, 'contactMessages').doc(id);
      return db.runTransaction(async (transaction) => {
        const snapshot = await transaction.get(document);
        if (!snapshot.exists) return { outcome: 'missing' };
        const current = readRecord(contactMessage, storedDocument(snapshot));
        if (current.replies.length !== seen) return { outcome: 'stale', item: current };
        const { mail, subject, body } = write(current);
        const waiting = collection(db, 'outbox').doc();
        const reply = {
          id: waiting.id,
          at: new Date(clock()).toISOString(),
          by: actorName(actor),
          subject,
          text: body,
          from: current.status,
        };
        const change = { status: answered, replies: [...current.replies, reply], delivery: '' };
        transaction.update(document, change);
        addMail(transaction, waiting, { ...mail, reports_to: document.path }, clock(), limits.replyDelayMs);
        transaction.create(collection(db, 'auditLog').doc(), auditEntry(document, actor, 'reply'));
        return { outcome: 'done', reply: waiting.id, item: { ...current, ...change } };
      });
    },

    async takeBack(id, reply, actor) {
      if (!isDocumentId(id) || !isDocumentId(reply)) return { outcome: 'missing' };
      const db = await firebase.db();
      const document = collection(db, 'contactMessages').doc(id);
      const mail = collection(db, 'outbox').doc(reply);
      return db.runTransaction(async (transaction) => {
        const [message, waiting] = await Promise.all([transaction.get(document), transaction.get(mail)]);
        if (!message.exists) return { outcome: 'missing' };
        const current = readRecord(contactMessage, storedDocument(message));
        const written = current.replies.at(-1);
        if (written?.id !== reply) return { outcome: 'missing' };
        if (!canBeTakenBack(waiting)) return { outcome: 'too late' };
        const change = { status: written.from, replies: current.replies.slice(0, -1) };
        transaction.update(document, change);
        transaction.delete(mail);
        transaction.create(collection(db, 'auditLog').doc(), auditEntry(document, actor, 'undo reply'));
        return { outcome: 'done', item: { ...current, ...change } };
      });
    },
  };
}
