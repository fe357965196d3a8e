import { Button } from '@mantine/core';
import { IconFilter, IconX } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { ApplicationFilter } from '#rooms/applications/contract/applications.ts';
import { staffTexts } from '#rooms/platform/contract/staff-texts.ts';
import { applicationsTexts } from './applications-texts.ts';
import { dashboardTexts } from '../shell/dashboard-texts.ts';
import { titleOf } from '../shell/JobSelect.tsx';
import { focusAfterRemoval } from '../../shared/lib/focus.ts';
import { formatDays } from '../../shared/lib/format.ts';
import { useNameOf } from '../shell/people.ts';
import { PopoverButton } from '../shell/PopoverButton.tsx';
import tabStyles from '../list/ResourceTab.module.css';
import buttonStyles from '../shell/RowButton.module.css';
import { ListSearch } from '../list/ListSearch.tsx';
import { lazyPart } from '../shell/lazy-part.ts';
import { LoadFailure } from '../shell/Loaded.tsx';
import { jobsQuery } from '../shell/queries.ts';
import styles from './ApplicationsFilter.module.css';
import { useFilter, viewOf } from './application-filter.ts';

const FilterPanel = lazyPart(async () => (await import('./FilterPanel.tsx')).FilterPanel, dashboardTexts.loading);

const focusFirstButton = focusAfterRemoval((filter) => filter.querySelector('button'));

export function ApplicationsFilter() {
  const { given, filter, search } = useFilter();
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
          {() => <FilterPanel />}
        </PopoverButton>
        <ListSearch label={applicationsTexts.search} hint={applicationsTexts.searchHint} value={filter.q ?? ''} onSearch={search} />
        <FilterChips job={titleOf(given.job_id ?? '', jobs)} />
      </div>
      {!jobs && error && <LoadFailure title={staffTexts.fetchJobsFailed} error={error} onRetry={() => void refetch()} />}
    </>
  );
}

/** What the list is filtered by, in words. Each chip removes what it says, and a button several. */
function FilterChips({ job }: { job: string }) {
  const { given, filter, change, clear } = useFilter();
  const { chips, views, removeFilter, paused } = applicationsTexts;
  const { status = [], source = '', assignee = '', answer = '', from, to } = given;
  const nameOf = useNameOf();
  const all: { name: keyof ApplicationFilter; text: string; parameters?: string[] }[] = [
    { name: 'view', text: views[viewOf(given)], parameters: ['view', 'due'] },
    { name: 'person', text: chips.person },
    { name: 'status', text: chips.status(status) },
    { name: 'job_id', text: chips.job(job), parameters: ['job'] },
    { name: 'source', text: chips.source(source) },
    { name: 'assignee', text: chips.owner(nameOf(assignee)) },
    { name: 'answer', text: chips.answer(answer) },
    from === undefined
      ? { name: 'to', text: chips.arrived(to && chips.until(formatDays(to))) }
      : { name: 'from', text: chips.arrived(to ? formatDays(from, to) : chips.since(formatDays(from))), parameters: ['from', 'to'] },
  ];
  const shown = all.filter(({ name }) => given[name] !== undefined);
  return (
    <>
      {shown.map(({ name, text, parameters = [name] }) => (
        <button
          key={name}
          ref={focusFirstButton}
          type="button"
          className={styles.chip}
          data-paused={filter[name] === undefined || undefined}
          title={filter[name] === undefined ? paused : undefined}
          aria-label={removeFilter(text)}
          onClick={() => change(Object.fromEntries(parameters.map((name) => [name, undefined])))}
        >
          <span className="ellipsis">{text}</span>
          <IconX size={14} aria-hidden />
        </button>
      ))}
      {shown.length > 1 && (
        <Button ref={focusFirstButton} variant="subtle" size="xs" onClick={clear}>
          {dashboardTexts.clearFilter}
        </Button>
      )}
    </>
  );
}
