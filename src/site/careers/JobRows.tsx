import { memo, type ReactNode } from 'react';
import type { PublicJob } from '#rooms/jobs/contract/jobs.ts';
import type { SentApplications } from '../../shared/lib/applied-jobs.ts';
import { jobPath } from '../../paths.ts';
import { JobRow, type JobRowProps } from './JobRow.tsx';
import classes from './Jobs.module.css';

type Props = Pick<JobRowProps, 'grouped' | 'withoutScripts' | 'onFollow' | 'onApply'> & {
  jobs: PublicJob[];
  /** The jobs that pass the filters. Other rows are hidden, because removing hundreds is slow. */
  shown?: Set<PublicJob>;
  /** Set if the list is so long that rows outside the screen are not laid out. */
  long?: true;
  excerpts?: boolean;
  sent: SentApplications;
  /** The job whose dialog is loading. */
  loadingId?: string;
  /** The job whose dialog could not be loaded. */
  failedId?: string;
  /** The job that an application was just sent for, and its receipt. */
  sentId?: string;
  receipt?: ReactNode;
};

/** Memoised, so that a filter responds before a long list changes. */
export const JobRows = memo(function JobRows({
  jobs,
  shown,
  long,
  excerpts,
  grouped,
  withoutScripts,
  sent,
  loadingId,
  failedId,
  sentId,
  receipt,
  onFollow,
  onApply,
}: Props) {
  return (
    <ul data-long={long}>
      {jobs.map((job) => {
        const hidden = shown && !shown.has(job);
        return (
          // A hidden row of a long list keeps its box, which screen readers would read.
          <li key={job.id} className={classes.item} hidden={hidden} aria-hidden={hidden}>
            <JobRow
              job={job}
              path={jobPath(job.id)}
              grouped={grouped}
              excerpt={excerpts}
              withoutScripts={withoutScripts}
              sentOn={sent[job.id]?.date}
              loading={loadingId === job.id}
              failed={failedId === job.id}
              receipt={sentId === job.id && receipt}
              onFollow={onFollow}
              onApply={onApply}
            />
          </li>
        );
      })}
    </ul>
  );
});
