import { Skeleton } from '@mantine/core';
import { Link } from 'react-router-dom';
import type { DashboardCounts } from '#contract/applications.ts';
import { isOpen } from '#contract/job-closing.ts';
import { type Job, jobStatuses } from '#contract/jobs.ts';
import { StatusLabel } from '../../components/status-label/StatusLabel.tsx';
import { dashboardTexts } from '../../content/staff/dashboard.ts';
import { jobsTexts, numbersTexts } from '../../content/staff/jobs.ts';
import { formatDay } from '../../lib/format.ts';
import { serverNow } from '../../lib/server-clock.ts';
import { applicationsAddress } from '../shared/applications-address.ts';
import { passFocusOn } from '../resource-tab/list-focus.ts';
import { RowButton } from '../resource-tab/RowButton.tsx';
import { RowMenu } from '../resource-tab/RowMenu.tsx';
import styles from '../resource-tab/ResourceTab.module.css';

const [active, inactive] = jobStatuses;

type Props = {
  job: Job;
  /** The numbers of its applications; undefined until they are loaded. */
  counts: DashboardCounts['jobs'][string] | undefined;
  /** Whether missing counts are still loading. */
  counting: boolean;
  onStatus: (status: string) => void;
  onNumbers: (opener: Element) => void;
  onEdit: (opener: Element) => void;
  onDuplicate: (opener: Element) => void;
  onDelete: (opener: Element) => void;
};

export function JobRow({ job, counts, counting, onStatus, onNumbers, onEdit, onDuplicate, onDelete }: Props) {
  const { columns } = jobsTexts;
  const { id, title } = job;
  const isActive = job.status === active;
  // The closing date has passed, so only a later date reopens the job.
  const expired = isActive && !isOpen(job, serverNow());
  const placeholder = counting ? <Skeleton display="inline-block" height={12} width="1.5rem" /> : null;

  return (
    <tr role="row" ref={passFocusOn}>
      <th role="rowheader" scope="row">
        <span className={styles.title} title={title}>
          {title}
        </span>
      </th>
      <td role="cell" className={styles.wideOnly}>
        <span className={styles.truncated}>{job.location}</span>
      </td>
      <td role="cell" className={`${styles.nowrap} ${styles.wideOnly}`}>
        {job.job_type}
      </td>
      <td role="cell">
        {expired ? <StatusLabel status={inactive}>{jobsTexts.closedStatus}</StatusLabel> : <StatusLabel status={job.status} />}
      </td>
      <td role="cell" data-label={columns.pending} className={styles.number}>
        {counts ? (
          <Count
            count={counts.pending}
            to={applicationsAddress({ job: id, status: 'Pending' })}
            label={jobsTexts.newApplicationsOf(counts.pending, title)}
          />
        ) : (
          placeholder
        )}
      </td>
      <td role="cell" data-label={columns.in_progress} className={styles.number}>
        {counts ? <span className={counts.in_progress === 0 ? styles.zero : undefined}>{counts.in_progress}</span> : placeholder}
      </td>
      <td role="cell" data-label={columns.rejected} className={styles.number}>
        {counts ? (
          <Count
            count={counts.rejected}
            to={applicationsAddress({ job: id, status: 'Rejected' })}
            label={jobsTexts.rejectedApplicationsOf(counts.rejected, title)}
          />
        ) : (
          placeholder
        )}
      </td>
      <td role="cell" data-label={columns.total} className={styles.number}>
        {counts ? (
          <Count count={counts.total} to={applicationsAddress({ job: id })} label={jobsTexts.applicationsOf(counts.total, title)} />
        ) : (
          placeholder
        )}
      </td>
      <td role="cell" className={`${styles.nowrap} ${styles.wideOnly}`}>
        {formatDay(job.created_at)}
      </td>
      <td role="cell">
        <div className={styles.buttons}>
          <RowButton
            label={isActive ? jobsTexts.closeNamed(title) : jobsTexts.openNamed(title)}
            hidden={expired}
            onClick={() => onStatus(isActive ? inactive : active)}
          >
            {isActive ? jobsTexts.close : jobsTexts.open}
          </RowButton>
          <RowButton label={jobsTexts.editNamed(title)} onClick={({ currentTarget }) => onEdit(currentTarget)}>
            {jobsTexts.edit}
          </RowButton>
          <RowMenu
            label={jobsTexts.moreNamed(title)}
            items={[
              { label: numbersTexts.open, name: numbersTexts.openNamed(title), onSelect: onNumbers },
              { label: jobsTexts.duplicate, name: jobsTexts.duplicateNamed(title), onSelect: onDuplicate },
              { label: dashboardTexts.delete, name: jobsTexts.deleteNamed(title), danger: true, onSelect: onDelete },
            ]}
          />
        </div>
      </td>
    </tr>
  );
}

function Count({ count, to, label }: { count: number; to: string; label: string }) {
  if (count === 0) return <span className={styles.zero}>0</span>;
  return (
    <Link className={styles.cellLink} to={to} aria-label={label}>
      {count}
    </Link>
  );
}
