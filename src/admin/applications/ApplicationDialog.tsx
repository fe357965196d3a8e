import { Button, Modal } from '@mantine/core';
import { type ReactNode, useRef, useState } from 'react';
import type { Application } from '#contract/applications.ts';
import { dialogProps } from '../../components/dialog/dialog-props.ts';
import { dashboardTexts, applicationsTexts } from '../../content/staff/dashboard.ts';
import formStyles from '../../forms/Form.module.css';
import { formatBytes, formatMoment } from '../../lib/format.ts';
import { mailto } from '../../lib/mailto.ts';
import { tel } from '../../lib/tel.ts';
import { Status } from '../Status.tsx';
import styles from './ApplicationDialog.module.css';
import type { ApplicationActions } from './ApplicationRow.tsx';
import { ResumeLink } from './ResumeLink.tsx';
import { canPreview, ResumePreview } from './ResumePreview.tsx';

type Props = Omit<ApplicationActions, 'onDetails'> & {
  opened: boolean;
  application: Application;
  /** How what was done went. */
  report: ReactNode;
  onClose: () => void;
};

/** Everything an applicant sent. */
export function ApplicationDialog({ opened, application, report, onClose, onReview, onDelete }: Props) {
  const { fields, none } = applicationsTexts;
  const { applicant_name, applicant_email, phone, cover_letter, resume } = application;
  const phoneUrl = tel(phone);
  const [previewing, setPreviewing] = useState(false);
  const facts = useRef<HTMLDListElement>(null);

  const review = () => {
    // The button goes with the status; the focus moves to where the new one is read.
    facts.current?.focus();
    onReview(application);
  };

  return (
    <Modal {...dialogProps(dashboardTexts.close)} stackId="application" opened={opened} onClose={onClose} title={applicant_name} size="lg">
      <div className={styles.body}>
        <dl ref={facts} tabIndex={-1} className={styles.facts}>
          <dt>{fields.applicant_email}</dt>
          <dd>
            <a href={mailto(applicant_email)}>{applicant_email}</a>
          </dd>
          <dt>{fields.phone}</dt>
          <dd>{phoneUrl === undefined ? phone || none : <a href={phoneUrl}>{phone}</a>}</dd>
          <dt>{fields.job_title}</dt>
          <dd>{application.job_title}</dd>
          <dt>{fields.created_at}</dt>
          <dd>
            <time dateTime={application.created_at}>{formatMoment(application.created_at)}</time>
          </dd>
          <dt>{fields.status}</dt>
          <dd>
            <Status value={application.status} />
          </dd>
          <dt>{fields.resume}</dt>
          <dd>
            <ResumeLink application={application} />
            {resume && ` ${resume.file_name}, ${formatBytes(resume.size)}`}
          </dd>
        </dl>
        {canPreview(application) && (
          <div className={styles.resume}>
            <Button size="xs" variant="default" aria-expanded={previewing} onClick={() => setPreviewing(!previewing)}>
              {previewing ? applicationsTexts.hidePreview : applicationsTexts.preview}
            </Button>
            {previewing && <ResumePreview application={application} />}
          </div>
        )}
        <div>
          <h3>{fields.cover_letter}</h3>
          {cover_letter === '' ? none : <p className={styles.letter}>{cover_letter}</p>}
        </div>
        {report}
        <div className={formStyles.actions}>
          <Button
            className={formStyles.first}
            variant="subtle"
            color="red"
            onClick={({ currentTarget }) => onDelete(application, currentTarget)}
          >
            {dashboardTexts.delete}
          </Button>
          {application.status === 'Pending' && <Button onClick={review}>{applicationsTexts.markReviewed}</Button>}
        </div>
      </div>
    </Modal>
  );
}
