import { Button } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import type { ApplicationFilter, DashboardCounts } from '#contract/applications.ts';
import { applicationStatuses } from '#contract/statuses.ts';
import { staffTexts } from '#contract/staff-texts.ts';
import { applicationsTexts, dashboardTexts } from '../../content/staff/dashboard.ts';
import styles from '../resource-tab/ResourceTab.module.css';
import { FilterSelect } from '../../components/filter-select/FilterSelect.tsx';
import { SearchField } from '../../components/search-field/SearchField.tsx';
import { JobSelect } from '../shared/JobSelect.tsx';
import { LoadFailure } from '../shared/Loaded.tsx';
import { jobsQuery, sourcesQuery } from '../shared/queries.ts';
import { useShortcuts } from '../shared/use-shortcuts.ts';
import { searchHash } from '../../paths.ts';
import { isFiltered } from './application-filter.ts';

type Props = {
  filter: ApplicationFilter;
  /** Shown beside the statuses. */
  counts: DashboardCounts | undefined;
  /** Whether a search that is being typed has to wait. */
  postponed: boolean;
  onChange: (values: Record<string, string | undefined>, options?: { push: boolean }) => void;
  onOrder: (order: string) => void;
};

/** A view and a person have lists of their own, which another choice leaves. */
const noOwnList = { view: undefined, due: undefined, person: undefined };

/** A search goes with status and job only. */
const noDetails = { source: undefined, answer: undefined, from: undefined, to: undefined };

/** Back undoes a choice, but not each step of typing a search. */
const undoableByBack = { push: true };

export function ApplicationsFilter({ filter, counts, postponed, onChange, onOrder }: Props) {
  const { data: jobs, error, refetch } = useQuery(jobsQuery);
  // If the sources cannot be loaded, the filter still shows the source in the address.
  const { data: sources = [] } = useQuery(sourcesQuery);
  const search = useRef<HTMLDivElement>(null);
  const { hash } = useLocation();

  const choose = (name: string) => (value: string | undefined) => onChange({ ...noOwnList, [name]: value }, undoableByBack);
  const focusSearch = () => search.current?.querySelector('input')?.focus();
  useShortcuts({ '/': focusSearch });
  useEffect(() => {
    if (hash === searchHash) focusSearch();
  }, [hash]);

  return (
    <>
      <div className={styles.filter} role="search" aria-label={dashboardTexts.tabs.applications}>
        <div ref={search} className={styles.search}>
          <SearchField
            label={applicationsTexts.search}
            hint={applicationsTexts.searchHint}
            value={filter.q ?? ''}
            postponed={postponed}
            onSearch={(q) => onChange({ ...noOwnList, ...noDetails, q })}
          />
        </div>
        <FilterSelect
          label={applicationsTexts.view}
          value={filter.view ?? ''}
          onChoose={choose('view')}
          data={Object.entries(applicationsTexts.views).map(([value, label]) => ({ value, label }))}
        />
        <JobSelect jobs={jobs} value={filter.job_id} onChoose={choose('job')} />
        <FilterSelect label={applicationsTexts.status} value={filter.status?.join() ?? ''} onChoose={choose('status')}>
          <option value="">{applicationsTexts.anyStatus}</option>
          {applicationStatuses.map((status) => (
            <option key={status} value={status}>
              {counts ? `${status} (${counts.applications[status] ?? 0})` : status}
            </option>
          ))}
          {filter.status && filter.status.length > 1 && <option value={filter.status.join()}>{filter.status.join(', ')}</option>}
        </FilterSelect>
        <FilterSelect
          label={applicationsTexts.source}
          value={filter.source ?? ''}
          onChoose={(source) => onChange({ ...noOwnList, q: undefined, source }, undoableByBack)}
        >
          <option value="">{applicationsTexts.anySource}</option>
          {[...new Set([...sources, ...(filter.source === undefined ? [] : [filter.source])])].map((source) => (
            <option key={source}>{source}</option>
          ))}
        </FilterSelect>
        {(filter.q ?? filter.view) === undefined && (
          <FilterSelect
            className={styles.cardsOnly}
            label={applicationsTexts.order}
            value={filter.order ?? 'newest'}
            onChoose={onOrder}
            data={Object.entries(applicationsTexts.orders).map(([value, label]) => ({ value, label }))}
          />
        )}
        {filter.person !== undefined && (
          <Button
            variant="light"
            rightSection={<IconX size={16} aria-hidden />}
            aria-label={applicationsTexts.showEveryone}
            onClick={() => choose('person')(undefined)}
          >
            {applicationsTexts.samePerson}
          </Button>
        )}
        <Button
          variant="subtle"
          aria-disabled={!isFiltered(filter)}
          data-disabled={!isFiltered(filter) || undefined}
          onClick={() => onChange({ ...noOwnList, ...noDetails, q: undefined, job: undefined, status: undefined }, undoableByBack)}
        >
          {dashboardTexts.clearFilter}
        </Button>
      </div>
      {!jobs && error && <LoadFailure title={staffTexts.fetchJobsFailed} error={error} onRetry={() => void refetch()} />}
    </>
  );
}
