import { useCallbackRef } from '@mantine/hooks';
import { useEffect, useState } from 'react';
import type { PublicJob } from '#contract/jobs.ts';
import { careersTexts } from '../../content/careers.ts';
import { jobPath } from '../../paths.ts';
import { filterJobs, type JobCriteria } from './filter-jobs.ts';
import { JobCard } from './JobCard.tsx';
import { type ListState, saveListState } from './list-state.ts';
import { JobsFilter } from './JobsFilter.tsx';
import { EmptyMessage, NoMatchMessage } from './JobsNotices.tsx';
import classes from './Jobs.module.css';
import { useApplyDialog } from './use-apply-dialog.tsx';

const noFilter: JobCriteria = { words: '' };

type Props = {
  jobs: PublicJob[];
  /** The key of the router's location, under which the list's state is saved. */
  locationKey: string;
  saved?: ListState;
};

export function JobList({ jobs, locationKey, saved }: Props) {
  const [filter, setFilter] = useState(saved?.filter ?? noFilter);
  const [expanded, setExpanded] = useState(saved?.expanded ?? []);
  useEffect(() => saveListState(locationKey, { jobs, filter, expanded }), [locationKey, jobs, filter, expanded]);

  const apply = useApplyDialog(jobs);
  // Stable callbacks, so that the memoised cards do not rerender.
  const open = useCallbackRef((job: PublicJob, button: Element) => void apply.open(job, button));
  const toggle = useCallbackRef(({ id }: PublicJob) =>
    setExpanded(expanded.includes(id) ? expanded.filter((other) => other !== id) : [...expanded, id]),
  );
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
          {shown.length === 0 && <NoMatchMessage onClear={() => setFilter(noFilter)} />}
          <ul className={classes.list}>
            {shown.map((job) => (
              <li key={job.id} className={classes.item}>
                <JobCard
                  job={job}
                  path={jobPath(job.id)}
                  expanded={expanded.includes(job.id)}
                  loading={apply.loading?.jobId === job.id}
                  failed={apply.failed?.jobId === job.id}
                  onToggle={toggle}
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
