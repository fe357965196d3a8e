import { useMemo } from 'react';
import { useAddress } from '../../shared/lib/use-address.ts';
import { useInBrowser } from '../../shared/lib/use-in-browser.ts';
import { type Facet, listParameters, wordsParameter } from '#rooms/jobs/contract/job-facets.ts';
import type { JobCriteria } from './filter-jobs.ts';

/** The filters of the list of jobs, from the URL. The HTML is the same for all of them. */
export function useJobCriteria() {
  const { get, change } = useAddress();
  const inBrowser = useInBrowser();
  const [words = '', department, country, location, workplace, job_type, pay_from] = listParameters.map((name) =>
    inBrowser ? get(name) : undefined,
  );
  const criteria = useMemo(
    (): JobCriteria => ({ words, department, country, location, workplace, job_type, pay_from }),
    [words, department, country, location, workplace, job_type, pay_from],
  );
  return {
    criteria,
    isFiltered: Object.values(criteria).some(Boolean),
    search: (text: string) => change({ [wordsParameter]: text }),
    choose: (facet: Facet, value: string) => change({ [facet]: value }, { push: true }),
    clear: () => change(Object.fromEntries(listParameters.map((name) => [name, undefined])), { push: true }),
  };
}
