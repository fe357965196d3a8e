import { memo, useRef } from 'react';
import type { Application } from '#contract/applications.ts';
import { adminCopy, applicationsCopy } from '../../content/admin-copy.ts';
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
  const { columns } = applicationsCopy;
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
            label={applicationsCopy.detailsNamed(name)}
            onClick={({ currentTarget }) => onDetails(application, currentTarget)}
          >
            {applicationsCopy.details}
          </RowButton>
          <RowButton
            danger
            label={applicationsCopy.deleteNamed(name)}
            onClick={({ currentTarget }) => onDelete(application, currentTarget)}
          >
            {adminCopy.delete}
          </RowButton>
          {/* Last, since it goes: the second click of a double click must not meet what moves up. */}
          {application.status === 'Pending' && (
            <RowButton label={applicationsCopy.markReviewedNamed(name)} onClick={review}>
              {applicationsCopy.markReviewed}
            </RowButton>
          )}
        </div>
      </td>
    </tr>
  );
});
