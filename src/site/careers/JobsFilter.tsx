import '../../shared/styles/mantine-inputs.css';
import type { PublicJob } from '#rooms/jobs/contract/jobs.ts';
import { FilterSelect } from '../../shared/components/filter-select/FilterSelect.tsx';
import { SearchField } from '../../shared/components/search-field/SearchField.tsx';
import { careersTexts } from './careers-texts.ts';
import { type Facet, facets } from '#rooms/jobs/contract/job-facets.ts';
import { facetChoices, type JobCriteria } from './filter-jobs.ts';
import type { WholeTexts } from './use-whole-texts.ts';
import classes from './JobsFilter.module.css';

type Props = {
  jobs: PublicJob[];
  criteria: JobCriteria;
  wholeTexts: WholeTexts | undefined;
  onSearch: (words: string) => void;
  onChoose: (facet: Facet, value: string) => void;
};

export function JobsFilter({ jobs, criteria, wholeTexts, onSearch, onChoose }: Props) {
  return (
    <div className={classes.filter} role="search" aria-label={careersTexts.search}>
      <SearchField label={careersTexts.search} placeholder={careersTexts.searchHint} value={criteria.words} onSearch={onSearch} />
      {facets.map((facet) => {
        const choices = facetChoices(jobs, criteria, facet, wholeTexts);
        const chosen = criteria[facet];
        // A single choice is not worth a filter.
        if (choices.length < 2 && chosen === undefined) return null;
        return (
          <FilterSelect
            key={facet}
            label={careersTexts.factLabels[facet]}
            value={chosen ?? ''}
            onChoose={(value) => onChoose(facet, value)}
          >
            <option value="">{careersTexts.any}</option>
            {choices.map(({ value, count }) => (
              <option key={value} value={value}>
                {careersTexts.choice(value, count)}
              </option>
            ))}
          </FilterSelect>
        );
      })}
    </div>
  );
}
