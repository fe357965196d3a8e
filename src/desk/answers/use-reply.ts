import { staffTexts } from '#rooms/platform/contract/staff-texts.ts';
import { repliesTexts } from './replies-texts.ts';
import { tellingTexts } from './telling-texts.ts';
import { sendOnce } from '../../shared/forms/send-once.ts';
import { ignoreMissing } from '../../shared/lib/api.ts';
import type { Item, Outcome, Resource } from '../shell/resource.ts';
import { useWrites } from '../shell/use-writes.ts';
import { morningInWords } from './outcome.tsx';
import type { Reply } from './ReplyForm.tsx';

type SentReply = Pick<Reply, 'status' | 'tell'>;

/** The calls that reply to an item and take that back. */
export type ReplyCalls<T, R extends SentReply = Reply> = {
  /** @returns the id of the reply, and the item with it */
  send: (item: T, reply: R, headers: Record<string, string>) => Promise<{ id: string; stored: T }>;
  takeBack: (params: { id: string; reply: string }) => Promise<T>;
};

/**
 * @returns a function that sends a reply, with a chosen change of status, and offers to undo both.
 * It takes the version of the item that the writer has seen, and rejects if the reply was not sent.
 */
export function useReply<T extends Item, R extends SentReply>(resource: Resource<T>, calls: ReplyCalls<T, R>, { report, undo }: Outcome) {
  const { change } = useWrites(resource);

  return async (item: T, reply: R): Promise<void> => {
    const { id, status: before } = item;
    const name = resource.nameOf(item);
    let replyId = '';

    const sent = await change(item, { status: reply.status ?? before }, async (base) => {
      const answer = await sendOnce(`reply ${id}`, JSON.stringify(reply), (headers) => calls.send(base, reply, headers));
      replyId = answer.id;
      return answer.stored;
    });
    const text = reply.tell === 'morning' ? tellingTexts.waits(name, morningInWords(true)) : repliesTexts.sent(name);
    report.announce(text);

    const takeBack = async () => {
      await change(sent, { status: before }, async (base) => {
        const stored = await calls.takeBack({ id, reply: replyId }).catch(ignoreMissing);
        // Without an answer, it has been taken back already.
        return stored ?? { ...base, status: before };
      });
      return repliesTexts.takenBack(name);
    };
    undo.propose({ text, undo: () => void report.run(staffTexts.undoReplyFailed, takeBack, { id, name }) });
  };
}
