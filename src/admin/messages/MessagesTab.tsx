import type { ContactMessage } from '#contract/contact-messages.ts';
import { endpoints } from '#contract/endpoints.ts';
import { texts } from '#contract/texts.ts';
import { dashboardTexts, messagesTexts } from '../../content/staff/dashboard.ts';
import { ResourceTab } from '../resource-tab/ResourceTab.tsx';
import { usePagedList } from '../resource-tab/use-paged-list.ts';
import { type Resource, useResourceTab } from '../resource-tab/use-resource-tab.ts';
import { adminCall } from '../session/admin-call.ts';
import { MessageDialog } from './MessageDialog.tsx';
import { MessageRow } from './MessageRow.tsx';

const resource: Resource<ContactMessage> = {
  name: 'messages',
  label: dashboardTexts.tabs.messages,
  columns: messagesTexts.columns,
  widths: 'minmax(0, 2fr) minmax(0, 4fr) 7rem 11rem',
  loadFailed: texts.fetchMessagesFailed,
  deletion: {
    endpoint: endpoints.deleteMessage,
    title: messagesTexts.deleteTitle,
    question: texts.confirmDeleteMessage,
    done: messagesTexts.deleted,
    failed: texts.deleteMessageFailed,
  },
  nameOf: ({ name }) => name,
  describe: ({ name, subject }) => `${name}, ${subject}`,
};

export function MessagesTab() {
  const tab = useResourceTab(resource);
  const list = usePagedList({ name: resource.name, load: (options) => adminCall(endpoints.listMessages, options), paused: tab.inDialog });
  return (
    <ResourceTab
      tab={tab}
      list={list}
      heading={messagesTexts.count(list.count, list.hasMore)}
      empty={messagesTexts.empty}
      row={(message) => <MessageRow key={message.id} message={message} onRead={tab.dialog.open} onDelete={tab.deletion.open} />}
      dialog={(message, dialog) => <MessageDialog {...dialog} message={list.current(message)} />}
    />
  );
}
