import type { ListedJob } from '#rooms/jobs/contract/jobs.ts';
import { FilterSelect } from '../../shared/components/filter-select/FilterSelect.tsx';
import { dashboardTexts, jobChoiceTexts } from './dashboard-texts.ts';

type ListedProps = {
  label: string;
  /** Stands for no choice. */
  any: string;
  names: readonly string[];
  show?: (name: string) => string;
  value: string | undefined;
  onChoose: (value: string) => void;
};

/** Chooses a name, or none. Also has a value from the address that is not among the names. */
export function ListedSelect({ label, any, names, show = String, value = '', onChoose }: ListedProps) {
  const listed = [...new Set([...names, value])].filter(Boolean).map((name) => ({ value: name, label: show(name) }));
  return <FilterSelect label={label} value={value} onChoose={onChoose} data={[{ value: '', label: any }, ...listed]} />;
}

/** @param jobs undefined until they are loaded @returns the title of a job, which may be deleted */
export function titleOf(id: string, jobs: readonly ListedJob[] | undefined): string {
  if (!jobs) return dashboardTexts.loading;
  return jobs.find((job) => job.id === id)?.title ?? jobChoiceTexts.deletedJob;
}

type Props = Pick<ListedProps, 'value' | 'onChoose'> & { jobs: readonly ListedJob[] | undefined };

/** Chooses a job, or all. */
export function JobSelect({ jobs, ...props }: Props) {
  const names = jobs?.map(({ id }) => id) ?? [];
  return <ListedSelect {...props} label={jobChoiceTexts.job} any={jobChoiceTexts.anyJob} names={names} show={(id) => titleOf(id, jobs)} />;
}
