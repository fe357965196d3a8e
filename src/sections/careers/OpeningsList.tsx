import { useCallbackRef } from '@mantine/hooks';
import { useState } from 'react';
import type { PublicJob } from '#contract/jobs.ts';
import { careersCopy } from '../../content/careers.ts';
import { openingPath } from '../../paths.ts';
import { filterOpenings, type OpeningsFilter as Filter } from './filter-openings.ts';
import { OpeningCard } from './OpeningCard.tsx';
import { OpeningsFilter } from './OpeningsFilter.tsx';
import { NoMatchMessage } from './OpeningsMessages.tsx';
import classes from './Openings.module.css';
import { useApplyDialog } from './use-apply-dialog.tsx';

const everything: Filter = { words: '' };

/** The openings with their filter, and the dialog to apply for one. */
export function OpeningsList({ openings }: { openings: PublicJob[] }) {
  const [filter, setFilter] = useState(everything);
  const apply = useApplyDialog(openings);
  // Of the same identity at every render, so that a card is rendered anew only when something of its own changes.
  const open = useCallbackRef((opening: PublicJob) => void apply.open(opening));
  const shown = filterOpenings(openings, filter);

  return (
    <>
      <OpeningsFilter openings={openings} filter={filter} onChange={setFilter} />
      <div role="status">
        <h2 className={classes.count}>{careersCopy.count(shown.length, openings.length)}</h2>
      </div>
      {shown.length === 0 && <NoMatchMessage onClear={() => setFilter(everything)} />}
      <ul className={classes.list}>
        {shown.map((opening) => (
          <li key={opening.id} className={classes.item}>
            <OpeningCard
              opening={opening}
              path={openingPath(opening.id)}
              applying={apply.opening === opening.id}
              failed={apply.failed === opening.id}
              onApply={open}
            />
          </li>
        ))}
      </ul>
      {apply.dialog}
    </>
  );
}
