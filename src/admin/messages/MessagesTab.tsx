import { useQuery } from '@tanstack/react-query';
import { type ContactMessage, messageStatuses } from '#contract/contact-messages.ts';
import { endpoints } from '#contract/endpoints.ts';
import { FilterSelect } from '../../components/filter-select/FilterSelect.tsx';
import { messagesTexts } from '../../content/staff/messages.ts';
import { useAddress } from '../../lib/use-address.ts';
import { ResourceTab, useResourceTab } from '../resource-tab/ResourceTab.tsx';
import styles from '../resource-tab/ResourceTab.module.css';
import { usePagedList } from '../resource-tab/use-paged-list.ts';
import { adminCall } from '../session/admin-call.ts';
import { countsQuery } from '../shared/queries.ts';
import { MessageDialog } from './MessageDialog.tsx';
import { MessageRow } from './MessageRow.tsx';
import { messages, open } from './resource.ts';

/** What visitors have sent with the contact form. */
export function MessagesTab() {
  const { get, change } = useAddress();
  const status = messageStatuses.find((each) => each === get('status'));
  const tab = useResourceTab(messages);
  const matches = (message: ContactMessage) => status === undefined || message.status === status;
  const list = usePagedList<ContactMessage>({
    name: messages.name,
    filter: { status },
    load: (options) => adminCall(endpoints.listMessages, options),
    matches,
    paused: tab.paused,
  });
  const counts = useQuery({ ...countsQuery, refetchOnWindowFocus: false });
  const openCount = counts.data?.open[messages.name];

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
          onStatus={tab.setStatus}
          onDelete={tab.deletion.open}
        />
      )}
      dialog={(message, props) => <MessageDialog {...props} message={list.current(message)} onStatus={tab.setStatus} outcome={tab} />}
    >
      <div className={styles.filter} role="search" aria-label={messages.label}>
        <FilterSelect label={messagesTexts.status} value={status ?? ''} onChoose={(value) => change({ status: value }, { push: true })}>
          <option value="">{messagesTexts.anyStatus}</option>
          {messageStatuses.map((each) => (
            <option key={each} value={each}>
              {each === open && openCount !== undefined ? `${each} (${openCount})` : each}
            </option>
          ))}
        </FilterSelect>
      </div>
    </ResourceTab>
  );
}
