import { Button } from '@mantine/core';
import '../../styles/mantine-buttons.css';
import { useCallbackRef } from '@mantine/hooks';
import { useDeferredValue, useMemo } from 'react';
import type { PublicJob } from '#contract/jobs.ts';
import { careersTexts } from '../../content/careers.ts';
import { useSentApplications } from '../../lib/applied-jobs.ts';
import { jobPath } from '../../paths.ts';
import { byDepartment, filterJobs } from './filter-jobs.ts';
import { JobRow } from './JobRow.tsx';
import { JobsFilter } from './JobsFilter.tsx';
import { EmptyMessage, NoMatchMessage } from './JobsNotices.tsx';
import classes from './Jobs.module.css';
import { useApplyDialog } from './use-apply-dialog.tsx';
import { useJobCriteria } from './use-job-criteria.ts';

/** A longer list is grouped by department. */
const groupBeyond = 10;

export function JobList({ jobs }: { jobs: PublicJob[] }) {
  const { criteria, search, choose, clear } = useJobCriteria();
  const apply = useApplyDialog(jobs);
  const sent = useSentApplications();
  // Stable, so that the memoised rows do not rerender.
  const open = useCallbackRef((job: PublicJob, button: Element) => void apply.open(job, button));

  const [general, openings] = useMemo(() => [jobs.filter((job) => job.general), jobs.filter((job) => !job.general)], [jobs]);
  // Deferred, so that a long list does not block the filters.
  const deferred = useDeferredValue(criteria);
  const shown = useMemo(() => filterJobs(openings, deferred), [openings, deferred]);

  const rows = (listed: PublicJob[], heading: 'h3' | 'h4' = 'h3') => (
    <ul className={classes.list}>
      {listed.map((job) => (
        <li key={job.id} className={classes.item}>
          <JobRow
            job={job}
            path={jobPath(job.id)}
            heading={heading}
            sentOn={sent[job.id]?.date}
            loading={apply.loading?.jobId === job.id}
            failed={apply.failed?.jobId === job.id}
            onApply={open}
          />
        </li>
      ))}
    </ul>
  );

  return (
    <>
      {openings.length === 0 ? (
        <EmptyMessage />
      ) : (
        <>
          <JobsFilter jobs={openings} criteria={criteria} onSearch={search} onChoose={choose} />
          <div className={classes.result}>
            <div role="status">
              <h2 className={classes.count}>{careersTexts.count(shown.length, openings.length)}</h2>
            </div>
            {shown.length > 0 && shown.length < openings.length && (
              <Button variant="subtle" size="compact-sm" onClick={clear}>
                {careersTexts.clearFilter}
              </Button>
            )}
          </div>
          {shown.length === 0 && <NoMatchMessage onClear={clear} />}
          {shown.length > groupBeyond
            ? byDepartment(shown).map(([department, group]) => (
                <section key={department} className={classes.group}>
                  <h3>{careersTexts.group(department, group.length)}</h3>
                  {rows(group, 'h4')}
                </section>
              ))
            : shown.length > 0 && rows(shown)}
        </>
      )}
      {general.length > 0 && (
        <section className={classes.group}>
          <h2>{careersTexts.generalHeading}</h2>
          <p>{careersTexts.general}</p>
          {rows(general)}
        </section>
      )}
      {apply.dialog}
    </>
  );
}
