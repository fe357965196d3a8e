import { jobStatuses } from '#rooms/jobs/contract/jobs.ts';
import { dashboardTexts } from '../shell/dashboard-texts.ts';
import { jobsTexts } from './jobs-texts.ts';
import styles from '../list/ResourceTab.module.css';
import { FilterSelect } from '../../shared/components/filter-select/FilterSelect.tsx';
import { ListSearch } from '../list/ListSearch.tsx';
import type { JobArrangement } from './arrange-jobs.ts';

type Props = {
  arrangement: JobArrangement;
  onChange: (values: Record<string, string | undefined>, options?: { push: boolean }) => void;
};

export function JobsFilter({ arrangement: { words, status, sort }, onChange }: Props) {
  return (
    <div className={styles.filter} role="search" aria-label={dashboardTexts.tabs.jobs}>
      <ListSearch label={jobsTexts.search} hint={jobsTexts.searchHint} value={words} onSearch={(q) => onChange({ q })} />
      <FilterSelect
        label={jobsTexts.status}
        value={status ?? ''}
        onChoose={(value) => onChange({ status: value }, { push: true })}
        data={[{ value: '', label: jobsTexts.anyStatus }, ...jobStatuses]}
      />
      <FilterSelect
        label={jobsTexts.sort}
        value={sort}
        onChoose={(value) => onChange({ sort: value }, { push: true })}
        data={Object.entries(jobsTexts.sorts).map(([value, label]) => ({ value, label }))}
      />
    </div>
  );
}
