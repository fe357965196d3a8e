import type { ReplyText } from '../answers/contract/replies.ts';
import { isUntried } from '../applications/letters.ts';
import { type Actor, actorName, change } from '../platform/audited.ts';
import { serverLimits } from '../platform/contract/limits.ts';
import { collection, documentIn, type Firebase, ifUnchanged, type Writes } from '../platform/firestore/firebase.ts';
import { addMail, type NewMail } from '../platform/mail/new-mails.ts';
import type { ContactMessage, MessageStatus } from './contract/endpoints.ts';
import { changedMessage, readMessage } from './store.ts';

type MessageOutcome<Refusal extends string> =
  { outcome: 'done'; message: ContactMessage } | { outcome: Refusal; message: ContactMessage } | { outcome: 'missing' };

const answered: MessageStatus = 'Answered';

/** Replies to messages, which have them: docs/decisions/0012-answers.md */
export function messageReplyStore(firebase: Firebase, clock: () => number = Date.now) {
  const documentsOf = async (id: string, reply: string) => {
    const db = await firebase.db();
    return { document: documentIn(collection(db, 'contactMessages'), id), mail: documentIn(collection(db, 'outbox'), reply) };
  };

  return {
    /** @param reply its id, the same for each attempt @param seen how many replies were seen */
    async send(
      { id, reply, actor, seen }: { id: string; reply: string; actor: Actor; seen: number },
      write: (message: ContactMessage) => ReplyText & { mail: NewMail },
    ): Promise<MessageOutcome<'stale'>> {
      const { document, mail } = await documentsOf(id, reply);
      return change<MessageOutcome<'stale'>>(document, actor, (snapshot) => {
        if (!snapshot.exists) return { result: { outcome: 'missing' } };
        const message = readMessage(snapshot);
        if (message.replies.some((earlier) => earlier.id === reply)) return { result: { outcome: 'done', message } };
        if (message.replies.length !== seen) return { result: { outcome: 'stale', message } };
        const { subject, body, mail: newMail } = write(message);
        const at = new Date(clock()).toISOString();
        const { status: from, delivery } = message;
        const replies = [...message.replies, { id: reply, at, by: actorName(actor), subject, text: body, from, delivery }];
        const { fields, message: current } = changedMessage(message, answered, { replies, delivery: '' });
        const addReply = (writes: Writes) =>
          addMail(writes, mail, { ...newMail, reports_to: document.path }, clock(), serverLimits.replyDelayMs);
        return { result: { outcome: 'done', message: current }, change: { action: 'reply', fields, write: addReply } };
      });
    },

    /** 'too late': the mail is on its way, or a later reply has followed. */
    async takeBack(id: string, reply: string, actor: Actor): Promise<MessageOutcome<'too late'>> {
      const { document, mail } = await documentsOf(id, reply);
      return change<MessageOutcome<'too late'>>(document, actor, async (snapshot) => {
        if (!snapshot.exists) return { result: { outcome: 'missing' } };
        const message = readMessage(snapshot);
        if (!message.replies.some((earlier) => earlier.id === reply)) return { result: { outcome: 'missing' } };
        const waiting = await mail.get();
        const latest = message.replies.at(-1);
        if (!isUntried(waiting) || latest?.id !== reply) return { result: { outcome: 'too late', message } };
        const status = message.status === answered ? latest.from : message.status;
        // An earlier mail can have been settled since.
        const delivery = message.delivery || latest.delivery;
        const { fields, message: current } = changedMessage(message, status, { replies: message.replies.slice(0, -1), delivery });
        const write = (writes: Writes) => writes.delete(mail, ifUnchanged(waiting));
        return { result: { outcome: 'done', message: current }, change: { action: 'undo reply', fields, write, deletedEntry: reply } };
      });
    },
  };
}
