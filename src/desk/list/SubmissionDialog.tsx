import { Button, CloseButton } from '@mantine/core';
import { useHotkeys } from '@mantine/hooks';
import type { ReactNode } from 'react';
import { StatusLabel } from '../../shared/components/status-label/StatusLabel.tsx';
import { dashboardTexts } from '../shell/dashboard-texts.ts';
import formStyles from '../../shared/forms/Form.module.css';
import { formatMoment } from '../../shared/lib/format.ts';
import { mailto } from '../../shared/lib/mailto.ts';
import type { SetStatus } from '../shell/use-item-actions.ts';
import styles from './RecordDialog.module.css';
import { AnswerDue } from './AnswerDue.tsx';
import type { DialogProps } from './ResourceTab.tsx';
import asideStyles from './SubmissionDialog.module.css';
import type { Submission, SubmissionResource } from './submissions.ts';
import { Dialog } from '../shell/Dialog.tsx';

/** Of the heading beside the list. */
export const threadId = 'thread';

export type SubmissionProps<T> = DialogProps<T> & {
  resource: SubmissionResource<T>;
  submission: T;
  /** Whether it is at the side of the list instead of above it. */
  beside: boolean;
  onStatus: SetStatus<T>;
};

type Props<T> = SubmissionProps<T> & {
  /** Keeps the dialog open while something is being sent, so that a failure is seen. */
  sending?: boolean;
  /** The main action. */
  action?: ReactNode;
  /** Shown in place of the actions. */
  form?: ReactNode;
  /** What is known besides the submission. */
  children?: ReactNode;
};

/** Shows all of a submission: beside the list, or in a dialog. */
export function SubmissionDialog<T extends Submission>(props: Props<T>) {
  const { resource, submission, beside, opened, report, sending, action, form, children, onStatus, onDelete, onClose } = props;
  const { name, email, status, due_at, created_at } = submission;
  const { texts, titleOf, textOf } = resource;
  const [open, done] = resource.form.statuses;
  const isDone = status === done;
  const closeUnlessAsked = () => {
    if (!document.querySelector('[role="alertdialog"]')) onClose();
  };
  useHotkeys(beside && opened ? [['Escape', closeUnlessAsked]] : []);

  const body = (
    <div className={styles.body}>
      <dl className={styles.facts}>
        <dt>{texts.columns.sender}</dt>
        <dd>{name}</dd>
        <dt>{texts.email}</dt>
        <dd>
          <a href={mailto(email)}>{email}</a>
        </dd>
        <dt>{texts.status}</dt>
        <dd>
          <StatusLabel status={status} />
        </dd>
        <dt>{texts.columns.created_at}</dt>
        <dd>
          <time dateTime={created_at}>{formatMoment(created_at)}</time>
          {status === open && <AnswerDue told="" due_at={due_at} />}
        </dd>
      </dl>
      <p className={styles.messageText}>{textOf(submission)}</p>
      {children}
      {report}
      {form ?? (
        <div className={formStyles.actions}>
          <Button variant="subtle" color="red" onClick={({ currentTarget }) => onDelete(submission, currentTarget)}>
            {dashboardTexts.delete}
          </Button>
          <Button variant="default" onClick={() => onStatus(submission, isDone ? open : done)}>
            {isDone ? texts.reopen : texts.markDone}
          </Button>
          {action}
        </div>
      )}
    </div>
  );

  if (beside) {
    return (
      opened && (
        <aside className={asideStyles.aside} aria-labelledby={threadId}>
          <div className={asideStyles.head}>
            <h3 id={threadId} tabIndex={-1}>
              {titleOf(submission)}
            </h3>
            <CloseButton aria-label={dashboardTexts.close} onClick={onClose} disabled={sending} />
          </div>
          {body}
        </aside>
      )
    );
  }
  return (
    <Dialog stackId="submission" opened={opened} onClose={() => sending || onClose()} title={titleOf(submission)} size="lg">
      {body}
    </Dialog>
  );
}
