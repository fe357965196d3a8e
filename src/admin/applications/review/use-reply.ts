import { useQueryClient } from '@tanstack/react-query';
import type { Application } from '#contract/applications.ts';
import { endpoints } from '#contract/endpoints.ts';
import type { ReplyText } from '#contract/replies.ts';
import { texts } from '#contract/texts.ts';
import { repliesTexts } from '../../../content/staff/replies.ts';
import type { Report } from '../../resource-tab/use-report.ts';
import { adminCall } from '../../session/admin-call.ts';
import { countsQuery, timelineQuery } from '../../shared/queries.ts';
import type { Undo } from '../../shared/use-undo.ts';
import { conflictOf } from '../conflict.ts';
import { resourceName } from '../resource-name.ts';

export type SendReply = (application: Application, reply: ReplyText & { template: string; status: string }) => Promise<void>;

/** Sends a reply, with a change of status if one was chosen, and offers to take both back. @returns a function that rejects if the reply was not sent */
export function useReply(report: Report, undo: Undo): SendReply {
  const client = useQueryClient();

  const refresh = (id: string) => {
    for (const queryKey of [['application', id], [resourceName], timelineQuery(id).queryKey, countsQuery.queryKey]) {
      void client.invalidateQueries({ queryKey });
    }
  };

  return async ({ id, applicant_name, status: before, updated_at }, { status, ...reply }) => {
    const takeBack = async (replyId: string) => {
      try {
        await adminCall(endpoints.undoApplicationReply, { params: { id, reply: replyId } });
      } finally {
        refresh(id);
      }
      return repliesTexts.takenBack(applicant_name);
    };
    try {
      // An unchanged status is left out, because it may be one that staff cannot set, such as Withdrawn.
      const body = { ...reply, updated_at, status: status === before ? undefined : status };
      const { data } = await adminCall(endpoints.replyToApplication, { params: { id }, body });
      report.announce(repliesTexts.sent(applicant_name));
      undo.propose({
        text: repliesTexts.sent(applicant_name),
        undo: () => void report.run(texts.undoReplyFailed, () => takeBack(data.reply), applicant_name),
      });
    } catch (error) {
      throw (await conflictOf(error, { status: before })).failure;
    } finally {
      refresh(id);
    }
  };
}
