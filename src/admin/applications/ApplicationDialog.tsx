import { Button, Modal } from '@mantine/core';
import type { Application } from '#contract/applications.ts';
import { dialogProps } from '../../components/dialog/dialog-props.ts';
import { adminCopy, applicationsCopy } from '../../content/admin-copy.ts';
import formStyles from '../../forms/Form.module.css';
import { formatBytes, formatMoment } from '../../lib/format.ts';
import { Status } from '../Status.tsx';
import styles from './ApplicationDialog.module.css';
import type { ApplicationActions } from './ApplicationsTable.tsx';
import { ResumeLink } from './ResumeLink.tsx';

type Props = ApplicationActions & { opened: boolean; application: Application; onClose: () => void };

/** Everything an applicant sent. */
export function ApplicationDialog({ opened, application, onClose, onReview, onDelete }: Props) {
  const { fields, none } = applicationsCopy;
  const { applicant_name, applicant_email, phone, cover_letter, resume } = application;
  return (
    <Modal
      {...dialogProps(adminCopy.close)}
      stackId="application"
      opened={opened}
      onClose={onClose}
      title={applicant_name}
      size="lg"
    >
      <div className={styles.body}>
        <dl className={styles.facts}>
          <dt>{fields.applicant_email}</dt>
          <dd>
            <a href={`mailto:${encodeURIComponent(applicant_email)}`}>{applicant_email}</a>
          </dd>
          <dt>{fields.phone}</dt>
          <dd>{phone === '' ? none : <a href={`tel:${phone.replace(/[^\d+]/g, '')}`}>{phone}</a>}</dd>
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
        <div>
          <h3>{fields.cover_letter}</h3>
          {cover_letter === '' ? none : <p className={styles.letter}>{cover_letter}</p>}
        </div>
        <div className={formStyles.actions}>
          <Button variant="subtle" color="red" onClick={() => onDelete(application)}>
            {adminCopy.delete}
          </Button>
          {application.status === 'Pending' && (
            <Button onClick={() => onReview(application)}>{applicationsCopy.markReviewed}</Button>
          )}
        </div>
      </div>
    </Modal>
  );
}
