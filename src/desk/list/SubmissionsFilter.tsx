import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { dueTimes, soonTimes } from '#rooms/applications/contract/applications.ts';
import type { SubmissionFilter } from '#rooms/messages/contract/forms.ts';
import { FilterSelect } from '../../shared/components/filter-select/FilterSelect.tsx';
import { SearchField } from '../../shared/components/search-field/SearchField.tsx';
import { countsQuery } from '../shell/queries.ts';
import { useShortcuts } from '../shell/use-shortcuts.ts';
import styles from './ResourceTab.module.css';
import type { SubmissionResource } from './submissions.ts';

type Props<T> = {
  resource: SubmissionResource<T>;
  filter: SubmissionFilter;
  /** Whether a search that is being typed has to wait. */
  postponed: boolean;
  onChange: (values: Record<string, string | undefined>, options?: { push: boolean }) => void;
};

/** The search, and one choice of a status or of when the answer to open ones is due. */
export function SubmissionsFilter<T>({ resource, filter, postponed, onChange }: Props<T>) {
  const { name, form, label, texts } = resource;
  const [open, done] = form.statuses;
  const { data: counts } = useQuery({ ...countsQuery, refetchOnWindowFocus: false });
  const search = useRef<HTMLDivElement>(null);
  useShortcuts({ '/': () => search.current?.querySelector('input')?.focus() });

  const choose = (value: string) => {
    const isDue = dueTimes.some((time) => time === value);
    onChange(isDue ? { due: value, status: undefined, q: undefined } : { due: undefined, status: value }, { push: true });
  };

  return (
    <div className={styles.filter} role="search" aria-label={label}>
      <div ref={search} className={styles.search}>
        <SearchField
          label={texts.search}
          hint={texts.searchHint}
          placeholder={texts.search}
          value={filter.q ?? ''}
          postponed={postponed}
          onSearch={(q) => onChange({ due: undefined, status: filter.q ? filter.status : undefined, q })}
        />
      </div>
      <FilterSelect label={texts.status} value={filter.due ?? filter.status ?? ''} onChoose={choose}>
        <option value="">{texts.anyStatus}</option>
        <option value={open}>{withCount(open, counts?.open[name])}</option>
        {soonTimes.map((time) => (
          <option key={time} value={time}>
            {withCount(texts.due[time], counts?.openDue[name]?.[time])}
          </option>
        ))}
        <option>{done}</option>
      </FilterSelect>
    </div>
  );
}

/** @param count undefined until it is known */
function withCount(label: string, count: number | undefined): string {
  return count === undefined ? label : `${label} (${count})`;
}
