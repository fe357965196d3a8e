import { Link } from 'react-router-dom';
import { isOpen } from '#contract/job-closing.ts';
import { type Job, jobStatuses } from '#contract/jobs.ts';
import { StatusLabel } from '../../components/status-label/StatusLabel.tsx';
import { dashboardTexts, jobsTexts, numbersTexts } from '../../content/staff/dashboard.ts';
import { formatDay } from '../../lib/format.ts';
import styles from '../resource-tab/ResourceTab.module.css';
import { RowButton } from '../resource-tab/RowButton.tsx';
import { applicationsAddress } from '../resource-tab/applications-address.ts';

const [active, inactive] = jobStatuses;

type Props = {
  job: Job;
  /** How many applications it has; undefined until they are counted. */
  applications: number | undefined;
  onNumbers: (opener: Element) => void;
  onEdit: (opener: Element) => void;
  onDelete: (opener: Element) => void;
};

export function JobRow({ job, applications, onNumbers, onEdit, onDelete }: Props) {
  const { columns } = jobsTexts;
  const closed = job.status === active && !isOpen(job);
  return (
    <tr role="row">
      <th role="rowheader" scope="row">
        {job.title}
      </th>
      <td role="cell" data-label={columns.location}>
        {job.location}
      </td>
      <td role="cell" data-label={columns.job_type} className={styles.plain}>
        {job.job_type}
      </td>
      <td role="cell" data-label={columns.status}>
        {closed ? <StatusLabel status={inactive}>{jobsTexts.closed}</StatusLabel> : <StatusLabel status={job.status} />}
      </td>
      <td role="cell" data-label={columns.applications}>
        {applications === undefined ? (
          <span aria-hidden>–</span>
        ) : (
          <Link to={applicationsAddress(job.id)} aria-label={jobsTexts.applicationsOf(applications, job.title)}>
            {applications}
          </Link>
        )}
      </td>
      <td role="cell" data-label={columns.created_at} className={styles.plain}>
        {formatDay(job.created_at)}
      </td>
      <td role="cell">
        <div className={styles.buttons}>
          <RowButton label={jobsTexts.editNamed(job.title)} onClick={({ currentTarget }) => onEdit(currentTarget)}>
            {jobsTexts.edit}
          </RowButton>
          <RowButton label={numbersTexts.openNamed(job.title)} onClick={({ currentTarget }) => onNumbers(currentTarget)}>
            {numbersTexts.open}
          </RowButton>
          <RowButton danger label={jobsTexts.deleteNamed(job.title)} onClick={({ currentTarget }) => onDelete(currentTarget)}>
            {dashboardTexts.delete}
          </RowButton>
        </div>
      </td>
    </tr>
  );
}
