import { useCallbackRef } from '@mantine/hooks';
import { useEffect, useState } from 'react';
import type { PublicJob } from '#contract/jobs.ts';
import { careersCopy } from '../../content/careers.ts';
import { openingPath } from '../../paths.ts';
import { filterOpenings, type OpeningsFilter as Filter } from './filter-openings.ts';
import { OpeningCard } from './OpeningCard.tsx';
import { type LeftList, rememberList } from './openings-memory.ts';
import { OpeningsFilter } from './OpeningsFilter.tsx';
import { EmptyMessage, NoMatchMessage } from './OpeningsMessages.tsx';
import classes from './Openings.module.css';
import { useApplyDialog } from './use-apply-dialog.tsx';

const everything: Filter = { words: '' };

type Props = {
  openings: PublicJob[];
  /** Key of the history's entry, under which the list is remembered. */
  visit: string;
  /** How the list was left there, if it was. */
  left?: LeftList;
};

/** The openings with their filter, and the dialog to apply for one. */
export function OpeningsList({ openings, visit, left }: Props) {
  const [filter, setFilter] = useState(left?.filter ?? everything);
  const [whole, setWhole] = useState(left?.whole ?? []);
  useEffect(() => rememberList(visit, { openings, filter, whole }), [visit, openings, filter, whole]);

  const apply = useApplyDialog(openings);
  // Of the same identity at every render, so that a card is rendered anew only when something of its own changes.
  const open = useCallbackRef((opening: PublicJob, pressed: Element) => void apply.open(opening, pressed));
  const fold = useCallbackRef(({ id }: PublicJob) => setWhole(whole.includes(id) ? whole.filter((other) => other !== id) : [...whole, id]));
  const shown = filterOpenings(openings, filter);

  return (
    <>
      {openings.length === 0 ? (
        <EmptyMessage />
      ) : (
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
                  whole={whole.includes(opening.id)}
                  applying={apply.opening?.jobId === opening.id}
                  failed={apply.failed?.jobId === opening.id}
                  onFold={fold}
                  onApply={open}
                />
              </li>
            ))}
          </ul>
        </>
      )}
      {apply.dialog}
    </>
  );
}
