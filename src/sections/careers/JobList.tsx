import { useCallbackRef } from '@mantine/hooks';
import { useEffect, useState } from 'react';
import type { PublicJob } from '#contract/jobs.ts';
import { careersTexts } from '../../content/careers.ts';
import { jobPath } from '../../paths.ts';
import { filterJobs, type JobsFilter as Filter } from './filter-jobs.ts';
import { JobCard } from './JobCard.tsx';
import { type LeftList, rememberList } from './jobs-memory.ts';
import { JobsFilter } from './JobsFilter.tsx';
import { EmptyMessage, NoMatchMessage } from './JobsNotices.tsx';
import classes from './Jobs.module.css';
import { useApplyDialog } from './use-apply-dialog.tsx';

const everything: Filter = { words: '' };

type Props = {
  jobs: PublicJob[];
  /** Key of the history's entry, under which the list is remembered. */
  visit: string;
  /** How the list was left there, if it was. */
  left?: LeftList;
};

/** The jobs with their filter, and the dialog to apply for one. */
export function JobList({ jobs, visit, left }: Props) {
  const [filter, setFilter] = useState(left?.filter ?? everything);
  const [whole, setWhole] = useState(left?.whole ?? []);
  useEffect(() => rememberList(visit, { jobs, filter, whole }), [visit, jobs, filter, whole]);

  const apply = useApplyDialog(jobs);
  // Of the same identity at every render, so that a card is rendered anew only when something of its own changes.
  const open = useCallbackRef((job: PublicJob, pressed: Element) => void apply.open(job, pressed));
  const fold = useCallbackRef(({ id }: PublicJob) => setWhole(whole.includes(id) ? whole.filter((other) => other !== id) : [...whole, id]));
  const shown = filterJobs(jobs, filter);

  return (
    <>
      {jobs.length === 0 ? (
        <EmptyMessage />
      ) : (
        <>
          <JobsFilter jobs={jobs} filter={filter} onChange={setFilter} />
          <div role="status">
            <h2 className={classes.count}>{careersTexts.count(shown.length, jobs.length)}</h2>
          </div>
          {shown.length === 0 && <NoMatchMessage onClear={() => setFilter(everything)} />}
          <ul className={classes.list}>
            {shown.map((job) => (
              <li key={job.id} className={classes.item}>
                <JobCard
                  job={job}
                  path={jobPath(job.id)}
                  whole={whole.includes(job.id)}
                  applying={apply.opening?.jobId === job.id}
                  failed={apply.failed?.jobId === job.id}
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
