import { type ContactMessage, messageStatuses } from '#contract/contact-messages.ts';
import { endpoints } from '#contract/endpoints.ts';
import { staleMessage } from '#contract/replies.ts';
import { texts } from '#contract/texts.ts';
import { dashboardTexts } from '../../content/staff/dashboard.ts';
import { messagesTexts } from '../../content/staff/messages.ts';
import type { ReplyCalls } from '../replies/use-reply.ts';
import type { TabResource } from '../resource-tab/ResourceTab.tsx';
import { adminCall } from '../session/admin-call.ts';
import { replaceListed } from '../shared/lists.ts';
import { Conflict } from '../shared/resource.ts';

export const [open, answered] = messageStatuses;

const name = 'contactMessages';

export const messages: TabResource<ContactMessage> = {
  name,
  label: dashboardTexts.tabs.messages,
  columns: messagesTexts.columns,
  widths: {
    wide: 'minmax(0, 4fr) minmax(0, 2fr) 7rem 7rem 13rem',
    narrow: 'minmax(0, 3fr) minmax(0, 2fr) 7rem 7rem 6rem',
  },
  loadFailed: texts.fetchMessagesFailed,
  nameOf: (message) => message.name,
  describe: (message) => `${message.name}, ${message.subject}`,
  status: {
    send: ({ id, status }) => adminCall(endpoints.updateMessageStatus, { params: { id }, body: { status } }),
    done: (message) => messagesTexts.statusChanged(message.name, message.status),
    failed: texts.updateMessageFailed,
  },
  deletion: {
    send: ({ id }) => adminCall(endpoints.deleteMessage, { params: { id } }),
    title: messagesTexts.deleteTitle,
    question: texts.confirmDeleteMessage,
    done: messagesTexts.deleted,
    failed: texts.deleteMessageFailed,
  },
  conflictOf: (error) => {
    const { data: stale } = staleMessage.safeParse(error.body);
    return Promise.resolve(stale && new Conflict(stale.error, stale.current));
  },
  replaceListed: (client, message) => replaceListed(client, name, message),
};

export const replyCalls: ReplyCalls<ContactMessage> = {
  send: async ({ id, replies }, { subject, body }, headers) => {
    const reply = { subject, body, replies: replies.length };
    const { data } = await adminCall(endpoints.replyToMessage, { params: { id }, body: reply, headers });
    return { id: data.reply, stored: data.message };
  },
  takeBack: async (params) => (await adminCall(endpoints.undoMessageReply, { params })).data,
};
