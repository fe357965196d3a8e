import { Button } from '@mantine/core';
import type { Application } from '#contract/applications.ts';
import { adminCopy, applicationsCopy } from '../../content/admin-copy.ts';
import { formatDay } from '../../lib/format.ts';
import styles from '../List.module.css';
import { Status } from '../Status.tsx';
import { ResumeLink } from './ResumeLink.tsx';

export type ApplicationActions = {
  onReview: (application: Application) => void;
  onDelete: (application: Application) => void;
};

type Props = ApplicationActions & { applications: Application[]; onDetails: (application: Application) => void };

/** A table where there is room, cards where there is not. The roles are named, since `display: block` drops them. */
export function ApplicationsTable({ applications, onDetails, onReview, onDelete }: Props) {
  const { columns } = applicationsCopy;
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
        {applications.map((application) => (
          <tr key={application.id} role="row">
            <th role="rowheader" scope="row">
              {application.applicant_name}
              <span className={styles.sub}>{application.applicant_email}</span>
            </th>
            <td role="cell" data-label={columns.job_title}>
              {application.job_title}
            </td>
            <td role="cell" data-label={columns.status}>
              <Status value={application.status} />
            </td>
            <td role="cell" data-label={columns.created_at} className={styles.plain}>
              {formatDay(application.created_at)}
            </td>
            <td role="cell" data-label={columns.resume} className={styles.plain}>
              <ResumeLink application={application} />
            </td>
            <td role="cell">
              <div className={styles.buttons}>
                <Button
                  size="compact-sm"
                  variant="default"
                  onClick={() => onDetails(application)}
                  aria-label={applicationsCopy.detailsNamed(application.applicant_name)}
                >
                  {applicationsCopy.details}
                </Button>
                {application.status === 'Pending' && (
                  <Button
                    size="compact-sm"
                    variant="default"
                    onClick={() => onReview(application)}
                    aria-label={applicationsCopy.markReviewedNamed(application.applicant_name)}
                  >
                    {applicationsCopy.markReviewed}
                  </Button>
                )}
                <Button
                  size="compact-sm"
                  variant="subtle"
                  color="red"
                  onClick={() => onDelete(application)}
                  aria-label={applicationsCopy.deleteNamed(application.applicant_name)}
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
