import { useMemo } from 'react';
import { useAddress } from '../../shared/lib/use-address.ts';
import { type Facet, facets } from '#rooms/jobs/contract/job-facets.ts';
import type { JobCriteria } from './filter-jobs.ts';

const wordsParameter = 'q';

/** The filters of the list of jobs. The URL's query stores them. */
export function useJobCriteria() {
  const { get, change } = useAddress();
  const words = get(wordsParameter) ?? '';
  const [department, location, workplace, job_type] = facets.map(get);
  const criteria = useMemo(
    (): JobCriteria => ({ words, department, location, workplace, job_type }),
    [words, department, location, workplace, job_type],
  );
  return {
    criteria,
    search: (text: string) => change({ [wordsParameter]: text }),
    choose: (facet: Facet, value: string) => change({ [facet]: value }, { push: true }),
    clear: () => change(Object.fromEntries([wordsParameter, ...facets].map((name) => [name, undefined])), { push: true }),
  };
}
