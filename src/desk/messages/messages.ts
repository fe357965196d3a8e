import { staleMessage } from '#rooms/answers/contract/endpoints.ts';
import { type ContactMessage, messageEndpoints } from '#rooms/messages/contract/endpoints.ts';
import type { TabResource } from '../list/ResourceTab.tsx';
import { adminCall } from '../session/admin-call.ts';
import { dashboardTexts } from '../shell/dashboard-texts.ts';
import { changeListed } from '../shell/queries.ts';
import { Conflict } from '../shell/resource.ts';
import { messagesTexts } from './messages-texts.ts';

export const messages: TabResource<ContactMessage> = {
  name: 'messages',
  label: dashboardTexts.tabs.messages,
  columns: messagesTexts.columns,
  widths: {
    wide: '2.25rem minmax(0, 4fr) minmax(0, 2fr) 7rem 8rem 17rem',
    narrow: '2.25rem minmax(0, 3fr) minmax(0, 2fr) 6.5rem 7.5rem 8rem',
  },
  loadFailed: messagesTexts.loadFailed,
  nameOf: ({ name }) => name,
  describe: ({ name, subject }) => `${name}, ${subject}`,
  replaceListed: (client, stored) =>
    changeListed<ContactMessage>(client, 'messages', (message) => (message.id === stored.id ? stored : message)),
  status: {
    call: messageEndpoints.setMessageStatus,
    send: ({ id, status }) => adminCall(messageEndpoints.setMessageStatus, { params: { id }, body: { status } }),
    done: ({ name, status }) => messagesTexts.statusChanged(name, status),
    failed: messagesTexts.statusFailed,
  },
  deletion: {
    send: ({ id }) => adminCall(messageEndpoints.deleteMessage, { params: { id } }),
    title: messagesTexts.deleteTitle,
    question: messagesTexts.deleteQuestion,
    done: messagesTexts.deleted,
    failed: messagesTexts.deleteFailed,
  },
  conflictOf: (error) => {
    const { data: stale } = staleMessage.safeParse(error.body);
    return Promise.resolve(stale && new Conflict(stale.error, stale.current));
  },
};
