import { Skeleton } from '@mantine/core';
import { Link } from 'react-router-dom';
import { auditEndpoints } from '#rooms/audit/contract/endpoints.ts';
import { isOpen } from '#rooms/jobs/contract/job-closing.ts';
import { countedStatuses, type JobCounts, jobNumbers } from '#rooms/jobs/contract/job-numbers.ts';
import { jobStatuses, type ListedJob } from '#rooms/jobs/contract/jobs.ts';
import { StatusLabel } from '../../shared/components/status-label/StatusLabel.tsx';
import { dashboardTexts } from '../shell/dashboard-texts.ts';
import { jobsTexts } from './jobs-texts.ts';
import { staffTitles } from '../shell/titles-texts.ts';
import { formatDay } from '../../shared/lib/format.ts';
import { serverNow } from '../../shared/lib/server-clock.ts';
import { adminPaths, recordsPath, versionsPath } from '../../admin-paths.ts';
import { jobPath } from '../../paths.ts';
import { jobPageTexts } from '../../site/careers/job-page-texts.ts';
import { applicationsAddress } from '../shell/applications-address.ts';
import { passFocusOn } from '../list/list-focus.ts';
import { RowButton } from '../list/RowParts.tsx';
import { HoldMark } from '../records/HoldMark.tsx';
import { recordsTexts } from '../records/records-texts.ts';
import { useMay } from '../session/session.ts';
import { RowMenu } from '../shell/RowMenu.tsx';
import { waitingAddress } from './WaitingLink.tsx';
import rowStyles from './JobRow.module.css';
import styles from '../list/ResourceTab.module.css';

const [active, inactive] = jobStatuses;

/** They are in the job's figures too. */
const wideNumbers: readonly (keyof JobCounts)[] = ['hired', 'rejected', 'withdrawn'];

type Props = {
  job: ListedJob;
  /** The numbers of its applications; undefined until they are loaded. */
  counts: JobCounts | undefined;
  counting: boolean;
  mayChange: boolean;
  onStatus: (status: string) => void;
  onEdit: (opener: Element) => void;
  onShare: (opener: Element) => void;
  onDuplicate: (opener: Element) => void;
  onDelete: (opener: Element) => void;
};

export function JobRow({ job, counts, counting, mayChange, onStatus, onEdit, onShare, onDuplicate, onDelete }: Props) {
  const may = useMay();
  const { title } = job;
  const isActive = job.status === active;
  const open = isOpen(job, serverNow());
  // The closing date has passed, so only a later date reopens the job.
  const expired = isActive && !open;
  const mayWait = !counts || counts.pending + counts.in_progress > 0;
  const placeholder = counting ? <Skeleton display="inline-block" height={12} width="1ch" /> : null;

  return (
    <tr role="row" ref={passFocusOn} className={rowStyles.row}>
      <th role="rowheader" scope="row">
        {open ? (
          <a className={`${styles.truncated} ${styles.name}`} title={title} href={jobPath(job.id)} target="_blank" rel="noopener">
            {title}
          </a>
        ) : (
          <span className={styles.truncated} title={title}>
            {title}
          </span>
        )}
        <span className={styles.secondary}>
          <HoldMark job={job.id} />
          {[job.location, job.job_type, jobsTexts.createdOn(formatDay(job.created_at))].join(' · ')}
        </span>
      </th>
      <td role="cell">
        {expired ? <StatusLabel status={inactive}>{jobsTexts.closedStatus}</StatusLabel> : <StatusLabel status={job.status} />}
      </td>
      {jobNumbers.map((column) => (
        <td
          key={column}
          role="cell"
          data-label={jobsTexts.columns[column]}
          className={`${styles.number} ${wideNumbers.includes(column) ? styles.wideOnly : ''}`}
        >
          {counts ? <Count count={counts[column]} column={column} job={job} /> : placeholder}
        </td>
      ))}
      {mayChange && (
        <td role="cell">
          <div className={styles.buttons}>
            <RowButton label={jobsTexts.editNamed(title)} onClick={onEdit}>
              {jobsTexts.edit}
            </RowButton>
            <RowButton
              label={isActive ? jobsTexts.closeNamed(title) : jobsTexts.openNamed(title)}
              hidden={expired}
              isQuiet={isActive}
              onClick={() => onStatus(isActive ? inactive : active)}
            >
              {isActive ? jobsTexts.close : jobsTexts.open}
            </RowButton>
            <RowMenu
              label={jobsTexts.moreNamed(title)}
              items={[
                ...(open
                  ? [
                      { label: jobsTexts.view, name: jobsTexts.viewNamed(title), href: jobPath(job.id) },
                      { label: jobPageTexts.share.copyLink, name: jobsTexts.link.named(title), onSelect: onShare },
                    ]
                  : []),
                { label: staffTitles.figures, name: jobsTexts.figuresOf(title), to: `${adminPaths.figures}?job=${job.id}` },
                { label: staffTitles.versions, name: jobsTexts.versionsOf(title), to: versionsPath(job.id) },
                ...(mayWait && !open ? [{ label: jobsTexts.answer, name: jobsTexts.answerNamed(title), to: waitingAddress(job.id) }] : []),
                ...(may(auditEndpoints.readAudit)
                  ? [{ label: recordsTexts.link, name: recordsTexts.linkNamed(title), to: recordsPath(job.id) }]
                  : []),
                { label: jobsTexts.duplicate, name: jobsTexts.duplicateNamed(title), onSelect: onDuplicate },
                { label: dashboardTexts.delete, name: jobsTexts.deleteNamed(title), danger: true, onSelect: onDelete },
              ]}
            />
          </div>
        </td>
      )}
    </tr>
  );
}

function Count({ count, column, job: { id, title } }: { count: number; column: keyof JobCounts; job: ListedJob }) {
  if (count === 0) return <span className="dimmed">{count}</span>;
  const filter = column === 'total' ? {} : { status: countedStatuses[column] };
  return (
    <Link
      className={styles.cellLink}
      to={applicationsAddress({ job: id, ...filter })}
      aria-label={jobsTexts.countOf(count, jobsTexts.columns[column], title)}
    >
      {count}
    </Link>
  );
}
