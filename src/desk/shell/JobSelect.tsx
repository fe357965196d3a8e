import type { ListedJob } from '#rooms/jobs/contract/jobs.ts';
import { FilterSelect } from '../../shared/components/filter-select/FilterSelect.tsx';
import { dashboardTexts, jobChoiceTexts } from './dashboard-texts.ts';

type Props = {
  /** Undefined until they are loaded. */
  jobs: ListedJob[] | undefined;
  /** The id of the chosen job, which may have been deleted. */
  value: string | undefined;
  onChoose: (id: string | undefined) => void;
};

/** Chooses a job, or all. */
export function JobSelect({ jobs, value = '', onChoose }: Props) {
  const isListed = value === '' || jobs?.some(({ id }) => id === value);
  return (
    <FilterSelect label={jobChoiceTexts.job} value={value} onChoose={(id) => onChoose(id || undefined)}>
      <option value="">{jobChoiceTexts.anyJob}</option>
      {jobs?.map(({ id, title }) => (
        <option key={id} value={id}>
          {title}
        </option>
      ))}
      {!isListed && <option value={value}>{jobs ? jobChoiceTexts.deletedJob : dashboardTexts.loading}</option>}
    </FilterSelect>
  );
}
