import { memo, useRef } from 'react';
import type { Application } from '#contract/applications.ts';
import { dashboardTexts, applicationsTexts } from '../../content/staff/dashboard.ts';
import { formatDay } from '../../lib/format.ts';
import styles from '../List.module.css';
import { RowButton } from '../RowButton.tsx';
import { Status } from '../Status.tsx';
import { ResumeLink } from './ResumeLink.tsx';

export type ApplicationActions = {
  onDetails: (application: Application, pressed: Element) => void;
  onReview: (application: Application) => void;
  onDelete: (application: Application, pressed: Element) => void;
};

type Props = ApplicationActions & { application: Application };

/** One application in the list. There may be thousands, hence the memo. */
export const ApplicationRow = memo(function ApplicationRow({ application, onDetails, onReview, onDelete }: Props) {
  const { columns } = applicationsTexts;
  const { applicant_name: name } = application;
  const details = useRef<HTMLButtonElement>(null);

  const review = () => {
    // The button goes with the status, so the focus moves to its neighbour.
    details.current?.focus();
    onReview(application);
  };

  return (
    <tr role="row">
      <th role="rowheader" scope="row">
        {name}
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
          <RowButton
            ref={details}
            label={applicationsTexts.detailsNamed(name)}
            onClick={({ currentTarget }) => onDetails(application, currentTarget)}
          >
            {applicationsTexts.details}
          </RowButton>
          <RowButton
            danger
            label={applicationsTexts.deleteNamed(name)}
            onClick={({ currentTarget }) => onDelete(application, currentTarget)}
          >
            {dashboardTexts.delete}
          </RowButton>
          {/* Last, since it goes: the second click of a double click must not meet what moves up. */}
          {application.status === 'Pending' && (
            <RowButton label={applicationsTexts.markReviewedNamed(name)} onClick={review}>
              {applicationsTexts.markReviewed}
            </RowButton>
          )}
        </div>
      </td>
    </tr>
  );
});
