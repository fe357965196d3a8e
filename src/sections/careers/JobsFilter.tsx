import { TextInput } from '@mantine/core';
import '../../styles/mantine-buttons.css';
import '../../styles/mantine-inputs.css';
import { memo } from 'react';
import type { PublicJob } from '#contract/jobs.ts';
import { careersTexts } from '../../content/careers.ts';
import { countTypes, type JobCriteria } from './filter-jobs.ts';
import classes from './JobsFilter.module.css';

type Props = { jobs: PublicJob[]; filter: JobCriteria; onChange: (filter: JobCriteria) => void };

/** The controls that filter jobs by type and words. Memoised, so that expanding a job does not also render the slow text field. */
export const JobsFilter = memo(function JobsFilter({ jobs, filter, onChange }: Props) {
  const choices = [{ type: undefined, count: jobs.length }, ...countTypes(jobs)];
  return (
    <div className={classes.filter} role="search" aria-label={careersTexts.search}>
      <div className={classes.types} role="group" aria-label={careersTexts.typeFilter}>
        {choices.map(({ type, count }) => (
          <button
            key={type ?? ''}
            type="button"
            className={classes.type}
            aria-pressed={filter.type === type}
            onClick={() => onChange({ ...filter, type })}
          >
            {type ?? careersTexts.allTypes} <span>{count}</span>
          </button>
        ))}
      </div>
      <TextInput
        className={classes.search}
        type="search"
        label={careersTexts.search}
        placeholder={careersTexts.searchHint}
        value={filter.words}
        onChange={(event) => onChange({ ...filter, words: event.currentTarget.value })}
      />
    </div>
  );
});
