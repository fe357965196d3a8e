import type { Application } from '#contract/applications.ts';
import { endpoints } from '#contract/endpoints.ts';
import type { ReplyCalls } from '../../replies/use-reply.ts';
import { adminCall } from '../../session/admin-call.ts';

export const replyCalls: ReplyCalls<Application> = {
  send: async ({ id, status: before, updated_at }, { status, ...text }, headers) => {
    // An unchanged status is left out, because it may be one that staff cannot set, such as Withdrawn.
    const body = { ...text, updated_at, status: status === before ? undefined : status };
    const { data } = await adminCall(endpoints.replyToApplication, { params: { id }, body, headers });
    return { id: data.reply, stored: data.application };
  },
  takeBack: async (params) => (await adminCall(endpoints.undoApplicationReply, { params })).data,
};
