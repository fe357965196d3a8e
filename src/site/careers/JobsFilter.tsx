import '../../shared/styles/mantine-inputs.css';
import type { PublicJob } from '#rooms/jobs/contract/jobs.ts';
import { FilterSelect } from '../../shared/components/filter-select/FilterSelect.tsx';
import { SearchField } from '../../shared/components/search-field/SearchField.tsx';
import { careersTexts } from './careers-texts.ts';
import { type Facet, facetLabels, facets } from '#rooms/jobs/contract/job-facets.ts';
import { facetChoices, type JobCriteria } from './filter-jobs.ts';
import { useInBrowser } from '../../shared/lib/use-in-browser.ts';
import type { WholeTexts } from './use-whole-texts.ts';
import classes from './JobsFilter.module.css';

type Props = {
  jobs: PublicJob[];
  /** Whether these are all jobs, whose single choices are not worth a filter. */
  complete: boolean;
  criteria: JobCriteria;
  wholeTexts: WholeTexts | undefined;
  onSearch: (words: string) => void;
  onChoose: (facet: Facet, value: string) => void;
};

export function JobsFilter({ jobs, complete, criteria, wholeTexts, onSearch, onChoose }: Props) {
  const inBrowser = useInBrowser();
  return (
    <div role="search" aria-label={careersTexts.search}>
      {/* A choice before the scripts have come would be lost. */}
      <fieldset className={classes.filter} disabled={!inBrowser}>
        <SearchField label={careersTexts.search} placeholder={careersTexts.searchHint} value={criteria.words} onSearch={onSearch} />
        {facets.map((facet) => {
          const choices = facetChoices(jobs, criteria, facet, wholeTexts);
          const chosen = criteria[facet];
          if (complete && choices.length < 2 && chosen === undefined) return null;
          return (
            <FilterSelect key={facet} label={facetLabels[facet]} value={chosen ?? ''} onChoose={(value) => onChoose(facet, value)}>
              <option value="">{careersTexts.any}</option>
              {choices.map(({ value, text, count }) => (
                <option key={value} value={value}>
                  {careersTexts.choice(text, count)}
                </option>
              ))}
            </FilterSelect>
          );
        })}
      </fieldset>
    </div>
  );
}
