import type { ContactMessage } from '#contract/contact-messages.ts';
import { endpoints } from '#contract/endpoints.ts';
import { forms } from '#contract/forms.ts';
import { staleMessage } from '#contract/replies.ts';
import { dashboardTexts } from '../../content/staff/dashboard.ts';
import { messagesTexts } from '../../content/staff/messages.ts';
import type { ReplyCalls } from '../replies/use-reply.ts';
import { submissionResource } from '../resource-tab/submissions.ts';
import { adminCall } from '../session/admin-call.ts';
import { Conflict } from '../shared/resource.ts';

export const messages = submissionResource<ContactMessage>({
  name: 'contactMessages',
  form: forms.contactMessages,
  label: dashboardTexts.tabs.messages,
  texts: messagesTexts,
  titleOf: ({ subject }) => subject,
  textOf: ({ message }) => message,
  conflictOf: (error) => {
    const { data: stale } = staleMessage.safeParse(error.body);
    return Promise.resolve(stale && new Conflict(stale.error, stale.current));
  },
});

export const replyCalls: ReplyCalls<ContactMessage> = {
  send: async ({ id, replies }, { subject, body }, headers) => {
    const reply = { subject, body, replies: replies.length };
    const { data } = await adminCall(endpoints.replyToMessage, { params: { id }, body: reply, headers });
    return { id: data.reply, stored: data.message };
  },
  takeBack: async (params) => (await adminCall(endpoints.undoMessageReply, { params })).data,
};
