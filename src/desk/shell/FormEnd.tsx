import { Button } from '@mantine/core';
import footStyles from '../../shared/components/dialog/Foot.module.css';
import { Notice } from '../../shared/components/notice/Notice.tsx';
import { conflictTexts, dashboardTexts } from './dashboard-texts.ts';
import { failureText, noAnswerHint } from '../../shared/forms/failure-text.ts';
import styles from '../../shared/forms/Form.module.css';
import { SubmitButton, type SubmitTexts } from '../../shared/forms/SubmitButton.tsx';
import type { Submission } from '../../shared/forms/use-submission.ts';
import { ApiError } from '../../shared/lib/api.ts';

export type FormEndProps = {
  submission: Pick<Submission<never>, 'sending' | 'failure'>;
  /** The title of the failure. */
  failed: string;
  texts: SubmitTexts;
  /** Closes the dialog around the form by default. Outside of dialogs, there may be nothing to leave. */
  onCancel?: (() => void) | undefined;
  /** Called before the form is sent again, over the version of somebody else. Offered after a conflict. */
  onOverwrite?: () => void;
  /** Loads that version instead. Offered after a conflict. */
  onReload?: () => void;
  /** Whether the form is one of many on its page. */
  quiet?: boolean;
};

/** The end of a form of staff: the failure, Cancel and the submit button. */
export function FormEnd({ submission: { failure, sending }, failed, texts, onCancel, onOverwrite, onReload, quiet }: FormEndProps) {
  const isConflict = failure?.error instanceof ApiError && failure.error.status === 409;
  const ways = [
    { label: conflictTexts.keepMine, onClick: onOverwrite },
    { label: conflictTexts.takeTheirs, onClick: onReload },
  ].filter(({ onClick }) => isConflict && onClick);
  return (
    <>
      {failure && (
        <Notice
          kind="error"
          title={failed}
          actions={
            ways.length > 0 &&
            ways.map(({ label, onClick }) => (
              <Button key={label} size="xs" variant="default" onClick={onClick}>
                {label}
              </Button>
            ))
          }
        >
          {failureText(failure.error, '', noAnswerHint(failure.error) ?? '')}
        </Notice>
      )}
      <div className={onCancel ? `${styles.actions} ${footStyles.foot}` : 'row'}>
        {onCancel && (
          <Button variant="default" onClick={onCancel}>
            {dashboardTexts.cancel}
          </Button>
        )}
        <SubmitButton sending={sending} texts={texts} {...(quiet && { variant: 'default' })} />
      </div>
    </>
  );
}
