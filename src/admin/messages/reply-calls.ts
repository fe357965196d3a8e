import type { ContactMessage } from '#contract/contact-messages.ts';
import { endpoints } from '#contract/endpoints.ts';
import type { ReplyCalls } from '../replies/use-reply.ts';
import { adminCall } from '../session/admin-call.ts';

export const replyCalls: ReplyCalls<ContactMessage> = {
  send: async ({ id, replies }, { subject, body }, headers) => {
    const reply = { subject, body, replies: replies.length };
    const { data } = await adminCall(endpoints.replyToMessage, { params: { id }, body: reply, headers });
    return { id: data.reply, stored: data.message };
  },
  takeBack: async (params) => (await adminCall(endpoints.undoMessageReply, { params })).data,
};
