import { Link } from 'react-router-dom';
import type { ApplicationCounts } from '#contract/applications.ts';
import type { Job } from '#contract/jobs.ts';
import { dashboardTexts, jobsTexts } from '../../content/staff/dashboard.ts';
import { formatDay } from '../../lib/format.ts';
import { applicationsOf } from '../applications/application-filter.ts';
import styles from '../List.module.css';
import { RowButton } from '../RowButton.tsx';
import { Status } from '../Status.tsx';

type Props = {
  jobs: Job[];
  counts: ApplicationCounts;
  onEdit: (job: Job, pressed: Element) => void;
  onDelete: (job: Job, pressed: Element) => void;
};

/** A table where there is room, cards where there is not. The roles are named, since the layout drops them. */
export function JobsTable({ jobs, counts, onEdit, onDelete }: Props) {
  const { columns } = jobsTexts;
  return (
    <table className={`${styles.table} ${styles.jobs}`} role="table">
      <thead role="rowgroup">
        <tr role="row">
          {Object.entries(columns).map(([name, label]) => (
            <th key={name} role="columnheader" scope="col">
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {jobs.map((job) => (
          <tr key={job.id} role="row">
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
              <Status value={job.status} />
            </td>
            <td role="cell" data-label={columns.applications}>
              <ApplicationCount job={job} count={counts[job.id]} />
            </td>
            <td role="cell" data-label={columns.created_at} className={styles.plain}>
              {formatDay(job.created_at)}
            </td>
            <td role="cell">
              <div className={styles.buttons}>
                <RowButton label={jobsTexts.editNamed(job.title)} onClick={({ currentTarget }) => onEdit(job, currentTarget)}>
                  {jobsTexts.edit}
                </RowButton>
                <RowButton danger label={jobsTexts.deleteNamed(job.title)} onClick={({ currentTarget }) => onDelete(job, currentTarget)}>
                  {dashboardTexts.delete}
                </RowButton>
              </div>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Leads to the posting's applications. The number comes after the list. */
function ApplicationCount({ job, count }: { job: Job; count: number | undefined }) {
  if (count === undefined) return <span aria-hidden>–</span>;
  return (
    <Link to={applicationsOf(job.id)} aria-label={jobsTexts.applicationsOf(count, job.title)}>
      {count}
    </Link>
  );
}
