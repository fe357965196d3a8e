import { useQuery } from '@tanstack/react-query';
import { type ContactMessage, messageStatuses } from '#contract/contact-messages.ts';
import { endpoints } from '#contract/endpoints.ts';
import { texts } from '#contract/texts.ts';
import { dashboardTexts } from '../../content/staff/dashboard.ts';
import { messagesTexts } from '../../content/staff/messages.ts';
import { FilterSelect } from '../../components/filter-select/FilterSelect.tsx';
import { ApiError } from '../../lib/api.ts';
import { staleMessage } from '#contract/replies.ts';
import { useReply } from '../replies/use-reply.ts';
import { Conflict } from '../shared/resource.ts';
import { useItemStatus } from '../shared/use-item-status.ts';
import { useAddress } from '../../lib/use-address.ts';
import { ResourceTab } from '../resource-tab/ResourceTab.tsx';
import styles from '../resource-tab/ResourceTab.module.css';
import { usePagedList } from '../resource-tab/use-paged-list.ts';
import { type TabResource, useResourceTab } from '../resource-tab/use-resource-tab.ts';
import { adminCall } from '../session/admin-call.ts';
import { countsQuery } from '../shared/queries.ts';
import { MessageDialog } from './MessageDialog.tsx';
import { MessageRow } from './MessageRow.tsx';
import { replyCalls } from './reply-calls.ts';

const [open] = messageStatuses;

const resource: TabResource<ContactMessage> = {
  name: 'messages',
  label: dashboardTexts.tabs.messages,
  columns: messagesTexts.columns,
  widths: {
    wide: 'minmax(0, 4fr) minmax(0, 2fr) 7rem 7rem 13rem',
    narrow: 'minmax(0, 3fr) minmax(0, 2fr) 7rem 7rem 6rem',
  },
  loadFailed: texts.fetchMessagesFailed,
  status: {
    endpoint: endpoints.updateMessageStatus,
    body: ({ status }) => ({ status }),
    done: ({ name, status }) => messagesTexts.statusChanged(name, status),
    failed: texts.updateMessageFailed,
  },
  deletion: {
    endpoint: endpoints.deleteMessage,
    title: messagesTexts.deleteTitle,
    question: texts.confirmDeleteMessage,
    done: messagesTexts.deleted,
    failed: texts.deleteMessageFailed,
  },
  nameOf: ({ name }) => name,
  describe: ({ name, subject }) => `${name}, ${subject}`,
  conflictOf: (error) => {
    const stale = error instanceof ApiError ? staleMessage.safeParse(error.body).data : undefined;
    return Promise.resolve(stale && new Conflict(stale.error, stale.current));
  },
};

export function MessagesTab() {
  const { get, change } = useAddress();
  const status = messageStatuses.find((each) => each === get('status'));
  const tab = useResourceTab(resource);
  const matches = (message: ContactMessage) => status === undefined || message.status === status;
  const list = usePagedList({
    name: resource.name,
    filter: { status },
    load: (options) => adminCall(endpoints.listMessages, options),
    matches,
    paused: tab.paused,
  });
  const setStatus = useItemStatus(resource, tab);
  const sendReply = useReply(resource, replyCalls, tab);
  const counts = useQuery({ ...countsQuery, refetchOnWindowFocus: false });
  const openMessages = counts.data?.open['contactMessages'];

  return (
    <ResourceTab
      tab={tab}
      list={list}
      heading={messagesTexts.count(list.count, list.hasMore)}
      announceHeading={status !== undefined}
      empty={status === undefined ? messagesTexts.empty : messagesTexts.noMatch}
      row={(message) => (
        <MessageRow
          key={message.id}
          message={message}
          leaving={!matches(message)}
          onRead={tab.dialog.open}
          onStatus={setStatus}
          onDelete={tab.deletion.open}
        />
      )}
      dialog={(message, dialog) => <MessageDialog {...dialog} message={list.current(message)} onStatus={setStatus} onReply={sendReply} />}
    >
      <div className={styles.filter} role="search" aria-label={resource.label}>
        <FilterSelect label={messagesTexts.status} value={status ?? ''} onChoose={(value) => change({ status: value }, { push: true })}>
          <option value="">{messagesTexts.anyStatus}</option>
          {messageStatuses.map((name) => (
            <option key={name} value={name}>
              {name === open && openMessages !== undefined ? `${name} (${openMessages})` : name}
            </option>
          ))}
        </FilterSelect>
      </div>
    </ResourceTab>
  );
}
