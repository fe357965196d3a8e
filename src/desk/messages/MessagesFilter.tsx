import { useQuery } from '@tanstack/react-query';
import { soonTimes } from '#rooms/applications/contract/applications.ts';
import type { MessageFilter } from '#rooms/messages/contract/endpoints.ts';
import { FilterSelect } from '../../shared/components/filter-select/FilterSelect.tsx';
import { useAddress } from '../../shared/lib/use-address.ts';
import { countsQuery } from '../shell/queries.ts';
import { ListSearch } from '../list/ListSearch.tsx';
import styles from '../list/ResourceTab.module.css';
import { dashboardTexts } from '../shell/dashboard-texts.ts';
import { messagesTexts } from './messages-texts.ts';

/** The search, and one choice of a status or of when the answer to open ones is due. */
export function MessagesFilter({ filter }: { filter: MessageFilter }) {
  const { change } = useAddress();
  const { data: counts } = useQuery({ ...countsQuery, refetchOnWindowFocus: false });

  return (
    <div className={styles.filter} role="search" aria-label={dashboardTexts.tabs.messages}>
      <ListSearch
        label={messagesTexts.search}
        hint={messagesTexts.searchHint}
        value={filter.q ?? ''}
        onSearch={(q) => change({ status: filter.q ? filter.status : undefined, q })}
      />
      <FilterSelect
        label={messagesTexts.status}
        value={filter.view ?? filter.status ?? ''}
        onChoose={(status) => change({ status }, { push: true })}
        data={[
          { value: '', label: messagesTexts.anyStatus },
          counted('unread', messagesTexts.unread, counts?.unreadMessages),
          counted('Open', 'Open', counts?.openMessages),
          ...soonTimes.map((time) => counted(time, messagesTexts.due[time], counts?.messagesDue[time])),
          'Answered',
        ]}
      />
    </div>
  );
}

/** @param count undefined until it is known */
const counted = (value: string, label: string, count: number | undefined) => ({
  value,
  label: count === undefined ? label : `${label} (${count})`,
});
