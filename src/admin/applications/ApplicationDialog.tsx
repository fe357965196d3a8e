import { Button, Modal } from '@mantine/core';
import { useRef, useState } from 'react';
import type { Application } from '#contract/applications.ts';
import { dialogProps } from '../../components/dialog/dialog-props.ts';
import { applicationsTexts, dashboardTexts } from '../../content/staff/dashboard.ts';
import formStyles from '../../forms/Form.module.css';
import { formatBytes, formatMoment } from '../../lib/format.ts';
import { mailto } from '../../lib/mailto.ts';
import { tel } from '../../lib/tel.ts';
import styles from '../resource-tab/RecordDialog.module.css';
import type { DialogProps } from '../resource-tab/ResourceTab.tsx';
import { ResumeLink } from './ResumeLink.tsx';
import { Resume } from './review/Resume.tsx';
import { StatusSelect } from './StatusSelect.tsx';
import type { SetStatus } from './use-status-change.ts';

type Props = DialogProps<Application> & { application: Application; onStatus: SetStatus };

export function ApplicationDialog({ opened, application, report, onStatus, onDelete, onClose }: Props) {
  const { fields, none } = applicationsTexts;
  const { applicant_name, applicant_email, phone, cover_letter, resume } = application;
  const phoneUrl = tel(phone);
  const [previewing, setPreviewing] = useState(false);
  const status = useRef<HTMLSelectElement>(null);

  const markReviewed = () => {
    status.current?.focus({ preventScroll: true });
    onStatus(application, 'Reviewed');
  };

  return (
    <Modal {...dialogProps(dashboardTexts.close)} stackId="application" opened={opened} onClose={onClose} title={applicant_name} size="lg">
      <div className={styles.body}>
        <dl className={styles.facts}>
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
            <StatusSelect ref={status} application={application} onStatus={onStatus} />
          </dd>
          <dt>{fields.resume}</dt>
          <dd>
            <ResumeLink application={application} />
            {resume && ` ${resume.file_name}, ${formatBytes(resume.size)}`}
          </dd>
        </dl>
        {resume && (
          <div className={styles.resume}>
            <Button size="xs" variant="default" aria-expanded={previewing} onClick={() => setPreviewing(!previewing)}>
              {previewing ? applicationsTexts.hidePreview : applicationsTexts.preview}
            </Button>
            {previewing && <Resume application={application} />}
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
          <Button style={application.status === 'Pending' ? undefined : { visibility: 'hidden' }} onClick={markReviewed}>
            {applicationsTexts.markReviewed}
          </Button>
        </div>
      </div>
    </Modal>
  );
}
