import { Button, NativeSelect } from '@mantine/core';
import { type ApplicationFilter, applicationStatuses } from '#contract/applications.ts';
import { endpoints } from '#contract/endpoints.ts';
import type { Job } from '#contract/jobs.ts';
import { texts } from '#contract/texts.ts';
import { dashboardTexts, applicationsTexts } from '../../content/staff/dashboard.ts';
import { useLoad } from '../../lib/use-load.ts';
import { adminCall } from '../admin-call.ts';
import styles from '../List.module.css';
import { LoadFailure } from '../LoadFailure.tsx';
import { SearchField } from '../SearchField.tsx';
import { isFiltered } from './application-filter.ts';

type Props = {
  filter: ApplicationFilter;
  /** Whether a search that was typed waits. */
  held: boolean;
  /** @param values what of the address changes */
  onChange: (values: Record<string, string | undefined>) => void;
};

/** Which applications are shown. */
export function ApplicationsFilter({ filter, held, onChange }: Props) {
  const { state, reload } = useLoad<Job[]>(loadJobs);
  const jobs = state.status === 'ready' ? state.data : [];
  const isOther = filter.job_id !== undefined && !jobs.some(({ id }) => id === filter.job_id);

  return (
    <>
      <div className={styles.filter} role="search" aria-label={dashboardTexts.tabs.applications}>
        <div className={styles.search}>
          <SearchField
            label={applicationsTexts.search}
            hint={applicationsTexts.searchHint}
            value={filter.q ?? ''}
            held={held}
            onSearch={(q) => onChange({ q })}
          />
        </div>
        <NativeSelect
          label={applicationsTexts.job}
          value={filter.job_id ?? ''}
          onChange={(event) => onChange({ job: event.currentTarget.value })}
        >
          <option value="">{applicationsTexts.anyJob}</option>
          {jobs.map(({ id, title }) => (
            <option key={id} value={id}>
              {title}
            </option>
          ))}
          {isOther && (
            <option value={filter.job_id}>{state.status === 'ready' ? applicationsTexts.otherJob : dashboardTexts.loading}</option>
          )}
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
        <Button
          variant="subtle"
          aria-disabled={!isFiltered(filter)}
          data-disabled={!isFiltered(filter) || undefined}
          onClick={() => onChange({ q: undefined, job: undefined, status: undefined })}
        >
          {dashboardTexts.clearFilter}
        </Button>
      </div>
      {state.status === 'failed' && <LoadFailure title={texts.fetchJobsFailed} error={state.error} onRetry={reload} />}
    </>
  );
}

async function loadJobs(signal: AbortSignal): Promise<Job[]> {
  return (await adminCall(endpoints.listJobs, { signal })).data;
}
