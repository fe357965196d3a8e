import { useQueryClient } from '@tanstack/react-query';
import type { ContactMessage } from '#contract/contact-messages.ts';
import { endpoints } from '#contract/endpoints.ts';
import type { ReplyText } from '#contract/replies.ts';
import { texts } from '#contract/texts.ts';
import { repliesTexts } from '../../content/staff/replies.ts';
import type { Report } from '../resource-tab/use-report.ts';
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
    const takeBack = async (reply: string) => {
      try {
        await adminCall(endpoints.undoMessageReply, { params: { id, reply } });
      } finally {
        refresh();
      }
      return repliesTexts.takenBack(name);
    };
    try {
      const { data } = await adminCall(endpoints.replyToMessage, { params: { id }, body: { subject, body, replies: replies.length } });
      report.announce(repliesTexts.sent(name));
      undo.propose({
        text: repliesTexts.sent(name),
        undo: () => void report.run(texts.undoReplyFailed, () => takeBack(data.reply), name),
      });
    } finally {
      refresh();
    }
  };
}
