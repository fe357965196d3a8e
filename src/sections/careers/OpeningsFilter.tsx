import { TextInput } from '@mantine/core';
import '../../styles/mantine-inputs.css';
import { memo, useId } from 'react';
import type { PublicJob } from '#contract/jobs.ts';
import { careersCopy } from '../../content/careers.ts';
import { countTypes, type OpeningsFilter as Filter } from './filter-openings.ts';
import classes from './OpeningsFilter.module.css';

type Props = { openings: PublicJob[]; filter: Filter; onChange: (filter: Filter) => void };

/** Narrows the list by job type and by words. Its field is slow to render, hence the memo. */
export const OpeningsFilter = memo(function OpeningsFilter({ openings, filter, onChange }: Props) {
  const id = useId();
  const choices = [{ type: undefined, count: openings.length }, ...countTypes(openings)];
  return (
    <div className={classes.filter} role="search" aria-label={careersCopy.search}>
      <div className={classes.types} role="group" aria-labelledby={id}>
        <span id={id} className="visually-hidden">
          {careersCopy.typeFilter}
        </span>
        {choices.map(({ type, count }) => (
          <button
            key={type ?? ''}
            type="button"
            className={classes.type}
            aria-pressed={filter.type === type}
            onClick={() => onChange({ ...filter, type })}
          >
            {type ?? careersCopy.allTypes} <span>{count}</span>
          </button>
        ))}
      </div>
      <TextInput
        className={classes.search}
        type="search"
        label={careersCopy.search}
        placeholder={careersCopy.searchHint}
        value={filter.words}
        onChange={(event) => onChange({ ...filter, words: event.currentTarget.value })}
      />
    </div>
  );
});
