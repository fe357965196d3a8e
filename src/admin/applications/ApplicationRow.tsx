import { memo, useRef } from 'react';
import type { Application } from '#contract/applications.ts';
import { applicationsTexts, dashboardTexts } from '../../content/staff/dashboard.ts';
import { formatDay } from '../../lib/format.ts';
import styles from '../resource-tab/ResourceTab.module.css';
import { RowButton } from '../resource-tab/RowButton.tsx';
import { ResumeLink } from './ResumeLink.tsx';
import { StatusSelect } from './StatusSelect.tsx';
import type { SetStatus } from './use-status-change.ts';

type Props = {
  application: Application;
  onDetails: (application: Application, opener: Element) => void;
  onStatus: SetStatus;
  onDelete: (application: Application, opener: Element) => void;
};

export const ApplicationRow = memo(function ApplicationRow({ application, onDetails, onStatus, onDelete }: Props) {
  const { columns } = applicationsTexts;
  const { applicant_name: name } = application;
  const details = useRef<HTMLButtonElement>(null);

  const markReviewed = () => {
    details.current?.focus();
    onStatus(application, 'Reviewed');
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
        <StatusSelect application={application} onStatus={onStatus} />
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
          <RowButton label={applicationsTexts.markReviewedNamed(name)} hidden={application.status !== 'Pending'} onClick={markReviewed}>
            {applicationsTexts.markReviewed}
          </RowButton>
          <RowButton
            danger
            label={applicationsTexts.deleteNamed(name)}
            onClick={({ currentTarget }) => onDelete(application, currentTarget)}
          >
            {dashboardTexts.delete}
          </RowButton>
        </div>
      </td>
    </tr>
  );
});
