import { useMemo } from 'react';
import { useAddress } from '../../shared/lib/use-address.ts';
import { type Facet, facets, listParameters, wordsParameter } from '#rooms/jobs/contract/job-facets.ts';
import type { JobCriteria } from './filter-jobs.ts';

/** The filters of the list of jobs. The URL's query stores them. */
export function useJobCriteria() {
  const { get, change } = useAddress();
  const words = get(wordsParameter) ?? '';
  const [department, country, location, workplace, job_type, pay_from] = facets.map(get);
  const criteria = useMemo(
    (): JobCriteria => ({ words, department, country, location, workplace, job_type, pay_from }),
    [words, department, country, location, workplace, job_type, pay_from],
  );
  return {
    criteria,
    search: (text: string) => change({ [wordsParameter]: text }),
    choose: (facet: Facet, value: string) => change({ [facet]: value }, { push: true }),
    clear: () => change(Object.fromEntries(listParameters.map((name) => [name, undefined])), { push: true }),
  };
}
