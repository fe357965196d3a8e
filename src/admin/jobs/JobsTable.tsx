import { Button } from '@mantine/core';
import type { Job } from '#contract/jobs.ts';
import { adminCopy, jobsCopy } from '../../content/admin-copy.ts';
import { formatDay } from '../../lib/format.ts';
import styles from '../List.module.css';
import { Status } from '../Status.tsx';

type Props = { jobs: Job[]; onEdit: (job: Job) => void; onDelete: (job: Job) => void };

/** A table where there is room, cards where there is not. The roles are named, since `display: block` drops them. */
export function JobsTable({ jobs, onEdit, onDelete }: Props) {
  const { columns } = jobsCopy;
  return (
    <table className={styles.table} role="table">
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
            <td role="cell" data-label={columns.created_at} className={styles.plain}>
              {formatDay(job.created_at)}
            </td>
            <td role="cell">
              <div className={styles.buttons}>
                <Button
                  size="compact-sm"
                  variant="default"
                  onClick={() => onEdit(job)}
                  aria-label={jobsCopy.editNamed(job.title)}
                >
                  {jobsCopy.edit}
                </Button>
                <Button
                  size="compact-sm"
                  variant="subtle"
                  color="red"
                  onClick={() => onDelete(job)}
                  aria-label={jobsCopy.deleteNamed(job.title)}
                >
                  {adminCopy.delete}
                </Button>
              </div>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
