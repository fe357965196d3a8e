import { useQueryClient } from '@tanstack/react-query';
import type { Application } from '#contract/applications.ts';
import { endpoints } from '#contract/endpoints.ts';
import { texts } from '#contract/texts.ts';
import { repliesTexts } from '../../../content/staff/replies.ts';
import { sendOnce } from '../../../forms/send-once.ts';
import { ignoreMissing } from '../../../lib/api.ts';
import { useChange } from '../../shared/use-local-changes.ts';
import type { Report } from '../../shared/use-report.ts';
import type { Reply } from '../../replies/ReplyForm.tsx';
import { adminCall } from '../../session/admin-call.ts';
import { countsQuery, timelineQuery } from '../../shared/queries.ts';
import type { Undo } from '../../shared/use-undo.ts';
import { resourceName } from '../resource-name.ts';

/** @param application the version that the writer has seen */
export type SendReply = (application: Application, reply: Reply) => Promise<void>;

/** Sends a reply, with a change of status if one was chosen, and offers to take both back. @returns a function that rejects if the reply was not sent */
export function useReply(report: Report, undo: Undo): SendReply {
  const client = useQueryClient();
  const change = useChange<Application>(resourceName);

  return async (application, reply) => {
    const { id, applicant_name: name, status: before } = application;
    const { status = before, ...text } = reply;
    let replyId = '';

    const send = async ({ updated_at }: Application) => {
      // An unchanged status is left out, because it may be one that staff cannot set, such as Withdrawn.
      const body = { ...text, updated_at, status: status === before ? undefined : status };
      const { data } = await sendOnce(`reply ${id}`, JSON.stringify(reply), (headers) =>
        adminCall(endpoints.replyToApplication, { params: { id }, body, headers }),
      );
      replyId = data.reply;
      return data.application;
    };

    const takeBack = async (wanted: Application) => {
      const answer = await adminCall(endpoints.undoApplicationReply, { params: { id, reply: replyId } }).catch(ignoreMissing);
      // Without an answer, it has been taken back already.
      return answer?.data ?? wanted;
    };

    const store = async (wanted: Application, write: (wanted: Application) => Promise<Application>) => {
      try {
        return await change(wanted, write);
      } finally {
        for (const queryKey of [['application', id], [resourceName], timelineQuery(id).queryKey, countsQuery.queryKey]) {
          void client.invalidateQueries({ queryKey });
        }
      }
    };

    const sent = await store({ ...application, status }, send);
    report.announce(repliesTexts.sent(name));
    undo.propose({
      text: repliesTexts.sent(name),
      undo: () =>
        void report.run(
          texts.undoReplyFailed,
          async () => {
            await store({ ...sent, status: before }, takeBack);
            return repliesTexts.takenBack(name);
          },
          { id, name },
        ),
    });
  };
}
