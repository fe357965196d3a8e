import { memo, type MouseEvent } from 'react';
import type { PublicJob } from '#contract/jobs.ts';
import type { SentApplications } from '../../lib/applied-jobs.ts';
import { jobPath } from '../../paths.ts';
import { JobRow } from './JobRow.tsx';
import classes from './Jobs.module.css';

type Props = {
  jobs: PublicJob[];
  /** The jobs that the filters show. Rows of others are hidden rather than removed, because removing hundreds takes long. */
  shown?: Set<PublicJob>;
  /** Whether the list is so long that rows outside of the screen are not laid out. */
  long?: boolean;
  heading?: 'h3' | 'h4';
  sent: SentApplications;
  /** Ids of the jobs whose dialog is loading, or could not be loaded. */
  loading?: string;
  failed?: string;
  onFollow: (event: MouseEvent<HTMLAnchorElement>) => void;
  onApply: (job: PublicJob, button: Element) => void;
};

/** Memoised, so that a filter responds before a long list changes. */
export const JobRows = memo(function JobRows({ jobs, shown, long, heading, sent, loading, failed, onFollow, onApply }: Props) {
  return (
    <ul className={classes.list} data-long={long}>
      {jobs.map((job) => (
        <li key={job.id} className={classes.item} hidden={shown && !shown.has(job)}>
          <JobRow
            job={job}
            path={jobPath(job.id)}
            heading={heading}
            sentOn={sent[job.id]?.date}
            loading={loading === job.id}
            failed={failed === job.id}
            onFollow={onFollow}
            onApply={onApply}
          />
        </li>
      ))}
    </ul>
  );
});
