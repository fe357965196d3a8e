import { Skeleton } from '@mantine/core';
import { Link } from 'react-router-dom';
import { isOpen } from '#contract/job-closing.ts';
import type { JobCounts } from '#contract/job-numbers.ts';
import { type Job, jobStatuses } from '#contract/jobs.ts';
import type { ApplicationStatus } from '#contract/statuses.ts';
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

type NumberColumn = {
  column: keyof JobCounts;
  /** The list that a number links to. */
  filter?: { status?: ApplicationStatus[] };
  label?: (count: number, title: string) => string;
};

const numbers: NumberColumn[] = [
  { column: 'pending', filter: { status: ['Pending'] }, label: jobsTexts.newApplicationsOf },
  // Several statuses, which no filter shows together.
  { column: 'in_progress' },
  { column: 'rejected', filter: { status: ['Rejected'] }, label: jobsTexts.rejectedApplicationsOf },
  { column: 'total', filter: {}, label: jobsTexts.applicationsOf },
];

type Props = {
  job: Job;
  /** The numbers of its applications; undefined until they are loaded. */
  counts: JobCounts | undefined;
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
      {numbers.map(({ column, filter, label }) => (
        <td key={column} role="cell" data-label={columns[column]} className={styles.number}>
          {counts ? (
            <Count
              count={counts[column]}
              to={filter && applicationsAddress({ job: id, ...filter })}
              label={label?.(counts[column], title)}
            />
          ) : (
            placeholder
          )}
        </td>
      ))}
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
          <RowButton label={jobsTexts.editNamed(title)} onClick={onEdit}>
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

function Count({ count, to, label }: { count: number; to?: string; label?: string }) {
  if (count === 0 || to === undefined) return <span className={count === 0 ? styles.zero : undefined}>{count}</span>;
  return (
    <Link className={styles.cellLink} to={to} aria-label={label}>
      {count}
    </Link>
  );
}
