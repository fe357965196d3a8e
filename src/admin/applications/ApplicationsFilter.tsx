import { Button, NativeSelect } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { type ApplicationFilter, applicationStatuses } from '#contract/applications.ts';
import { texts } from '#contract/texts.ts';
import { applicationsTexts, dashboardTexts } from '../../content/staff/dashboard.ts';
import styles from '../resource-tab/ResourceTab.module.css';
import { SearchField } from '../../components/search-field/SearchField.tsx';
import { LoadFailure } from '../shared/LoadFailure.tsx';
import { jobsQuery, sourcesQuery } from '../shared/queries.ts';
import { isFiltered } from './application-filter.ts';

type Props = {
  filter: ApplicationFilter;
  /** Postpones a search that is being typed. */
  postponed: boolean;
  onChange: (values: Record<string, string | undefined>) => void;
};

export function ApplicationsFilter({ filter, postponed, onChange }: Props) {
  const { data: jobs, error, refetch } = useQuery(jobsQuery);
  // Without the list, the filter still shows the source in the address.
  const { data: sources = [] } = useQuery(sourcesQuery);
  const isListed = filter.job_id === undefined || jobs?.some(({ id }) => id === filter.job_id);

  return (
    <>
      <div className={styles.filter} role="search" aria-label={dashboardTexts.tabs.applications}>
        <div className={styles.search}>
          <SearchField
            label={applicationsTexts.search}
            hint={applicationsTexts.searchHint}
            value={filter.q ?? ''}
            postponed={postponed}
            onSearch={(q) => onChange({ q })}
          />
        </div>
        <NativeSelect
          label={applicationsTexts.job}
          value={filter.job_id ?? ''}
          onChange={(event) => onChange({ job: event.currentTarget.value })}
        >
          <option value="">{applicationsTexts.anyJob}</option>
          {jobs?.map(({ id, title }) => (
            <option key={id} value={id}>
              {title}
            </option>
          ))}
          {!isListed && <option value={filter.job_id}>{jobs ? applicationsTexts.otherJob : dashboardTexts.loading}</option>}
        </NativeSelect>
        <NativeSelect
          label={applicationsTexts.status}
          value={filter.status ?? ''}
          onChange={(event) => onChange({ status: event.currentTarget.value })}
        >
          <option value="">{applicationsTexts.anyStatus}</option>
          {applicationStatuses.map((status) => (
            <option key={status}>{status}</option>
          ))}
        </NativeSelect>
        <NativeSelect
          label={applicationsTexts.source}
          value={filter.source ?? ''}
          onChange={(event) => onChange({ source: event.currentTarget.value })}
        >
          <option value="">{applicationsTexts.anySource}</option>
          {[...new Set([...sources, ...(filter.source === undefined ? [] : [filter.source])])].map((source) => (
            <option key={source}>{source}</option>
          ))}
        </NativeSelect>
        <Button
          variant="subtle"
          aria-disabled={!isFiltered(filter)}
          data-disabled={!isFiltered(filter) || undefined}
          onClick={() => onChange({ q: undefined, job: undefined, status: undefined, source: undefined })}
        >
          {dashboardTexts.clearFilter}
        </Button>
      </div>
      {!jobs && error && <LoadFailure title={texts.fetchJobsFailed} error={error} onRetry={() => void refetch()} />}
    </>
  );
}
