import { Button } from '@mantine/core';
import { IconFilter } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { ApplicationFilter, DashboardCounts } from '#rooms/applications/contract/applications.ts';
import { staffTexts } from '#rooms/platform/contract/staff-texts.ts';
import { applicationsTexts } from './applications-texts.ts';
import { dashboardTexts } from '../shell/dashboard-texts.ts';
import { titleOf } from '../shell/JobSelect.tsx';
import { focusAfterRemoval } from '../../shared/lib/focus.ts';
import { PopoverButton } from '../shell/PopoverButton.tsx';
import tabStyles from '../list/ResourceTab.module.css';
import buttonStyles from '../shell/RowButton.module.css';
import { ListSearch } from '../list/ListSearch.tsx';
import { lazyPart } from '../shell/lazy-part.ts';
import { LoadFailure } from '../shell/Loaded.tsx';
import { jobsQuery } from '../shell/queries.ts';
import styles from './ApplicationsFilter.module.css';
import { filterParameters, isFiltered } from './application-filter.ts';
import { FilterChips } from './FilterChips.tsx';

const FilterPanel = lazyPart('filter', async () => (await import('./FilterPanel.tsx')).FilterPanel, dashboardTexts.loading);

type Props = {
  /** What the address says. */
  given: ApplicationFilter;
  /** What of it applies. */
  filter: ApplicationFilter;
  /** Shown beside the statuses. */
  counts: DashboardCounts | undefined;
  onChange: (values: Record<string, string | undefined>, options?: { push: boolean }) => void;
  onOrder: (order: string) => void;
};

/** A view and a person have lists of their own, which another choice leaves. */
const noOwnList = { view: undefined, due: undefined, person: undefined };

const nothing = Object.fromEntries(filterParameters.map((name) => [name, undefined]));

/** Back undoes a choice, but not each step of typing a search. */
const undoableByBack = { push: true };

export function ApplicationsFilter({ given, filter, counts, onChange, onOrder }: Props) {
  const { data: jobs, error, refetch } = useQuery(jobsQuery);

  return (
    <>
      <div className={tabStyles.filter} role="search" aria-label={dashboardTexts.tabs.applications}>
        <PopoverButton
          className={`${buttonStyles.button} ${styles.open}`}
          panelClassName={styles.panel}
          content={
            <>
              <IconFilter size={16} aria-hidden /> {applicationsTexts.filter}
            </>
          }
        >
          {() => (
            <FilterPanel
              given={given}
              jobs={jobs}
              counts={counts}
              onChoose={(values) => onChange({ ...noOwnList, ...values }, undoableByBack)}
              onOrder={onOrder}
            />
          )}
        </PopoverButton>
        <ListSearch
          label={applicationsTexts.search}
          hint={applicationsTexts.searchHint}
          value={filter.q ?? ''}
          onSearch={(q) => onChange({ ...noOwnList, q })}
        />
        <FilterChips
          given={given}
          filter={filter}
          job={titleOf(given.job_id ?? '', jobs)}
          onRemove={(parameters) => onChange(Object.fromEntries(parameters.map((name) => [name, undefined])), undoableByBack)}
        />
        {isFiltered({ ...given, q: undefined }) && (
          <Button
            ref={focusAfterRemoval((filter) => filter.querySelector('button'))}
            variant="subtle"
            size="xs"
            onClick={() => onChange(nothing, undoableByBack)}
          >
            {dashboardTexts.clearFilter}
          </Button>
        )}
      </div>
      {!jobs && error && <LoadFailure title={staffTexts.fetchJobsFailed} error={error} onRetry={() => void refetch()} />}
    </>
  );
}
