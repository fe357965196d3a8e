import { useQueryClient } from '@tanstack/react-query';
import type { ContactMessage } from '#contract/contact-messages.ts';
import { endpoints } from '#contract/endpoints.ts';
import { type ReplyText, staleMessage } from '#contract/replies.ts';
import { texts } from '#contract/texts.ts';
import { repliesTexts } from '../../content/staff/replies.ts';
import { sendOnce } from '../../forms/send-once.ts';
import { ApiError, ignoreMissing } from '../../lib/api.ts';
import { replaceListed } from '../resource-tab/use-paged-list.ts';
import type { Report } from '../shared/use-report.ts';
import { adminCall } from '../session/admin-call.ts';
import { countsQuery } from '../shared/queries.ts';
import type { Undo } from '../shared/use-undo.ts';

export type SendReply = (message: ContactMessage, reply: ReplyText) => Promise<void>;

/** Answers a message, and offers to take the answer back. @returns a function that rejects if the answer was not sent */
export function useMessageReply(resourceName: string, { report, undo }: { report: Report; undo: Undo }): SendReply {
  const client = useQueryClient();

  const refresh = () => {
    void client.invalidateQueries({ queryKey: [resourceName] });
    void client.invalidateQueries({ queryKey: countsQuery.queryKey });
  };

  return async ({ id, name, replies }, { subject, body }) => {
    const send = async () => {
      const reply = { subject, body };
      try {
        const { data } = await sendOnce(`reply ${id}`, JSON.stringify(reply), (headers) =>
          adminCall(endpoints.replyToMessage, { params: { id }, body: { ...reply, replies: replies.length }, headers }),
        );
        return data;
      } catch (error) {
        // The dialog shows the reply of somebody else, and sending again is based on it.
        const conflict = error instanceof ApiError ? staleMessage.safeParse(error.body).data : undefined;
        if (conflict) await replaceListed(client, resourceName, conflict.current);
        throw error;
      }
    };

    const { reply, message } = await send();
    await replaceListed(client, resourceName, message);
    refresh();
    report.announce(repliesTexts.sent(name));

    const takeBack = async () => {
      try {
        await adminCall(endpoints.undoMessageReply, { params: { id, reply } }).catch(ignoreMissing);
      } finally {
        refresh();
      }
      return repliesTexts.takenBack(name);
    };
    undo.propose({ text: repliesTexts.sent(name), undo: () => void report.run(texts.undoReplyFailed, takeBack, { id, name }) });
  };
}
