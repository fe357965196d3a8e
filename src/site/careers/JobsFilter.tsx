import '../../shared/styles/mantine-inputs.css';
import type { PublicJob } from '#rooms/jobs/contract/jobs.ts';
import { FilterSelect } from '../../shared/components/filter-select/FilterSelect.tsx';
import { SearchField } from '../../shared/components/search-field/SearchField.tsx';
import { careersTexts } from './careers-texts.ts';
import { facetLabels, facets } from '#rooms/jobs/contract/job-facets.ts';
import { facetChoices } from './filter-jobs.ts';
import { useInBrowser } from '../../shared/lib/use-in-browser.ts';
import { useJobCriteria } from './use-job-criteria.ts';
import classes from './JobsFilter.module.css';

type Props = {
  jobs: PublicJob[];
  /** Whether these are all jobs, whose single choices are not worth a filter. */
  complete: boolean;
};

export function JobsFilter({ jobs, complete }: Props) {
  const { criteria, search, choose } = useJobCriteria();
  const inBrowser = useInBrowser();
  return (
    <div role="search" className="needs-script no-print" aria-label={careersTexts.search}>
      {/* A choice before the scripts have come would be lost. */}
      <fieldset className={classes.filter} disabled={!inBrowser}>
        <SearchField label={careersTexts.search} placeholder={careersTexts.searchHint} value={criteria.words} onSearch={search} />
        {facets.map((facet) => {
          const choices = facetChoices(jobs, criteria, facet);
          const chosen = criteria[facet];
          if (complete && choices.length < 2 && chosen === undefined) return null;
          return (
            <FilterSelect
              key={facet}
              label={facetLabels[facet]}
              value={chosen ?? ''}
              onChoose={(value) => choose(facet, value)}
              data={[
                { value: '', label: careersTexts.any },
                ...choices.map(({ value, text, count }) => ({ value, label: careersTexts.choice(text, count) })),
              ]}
            />
          );
        })}
      </fieldset>
    </div>
  );
}
