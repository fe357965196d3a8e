import { Button, Modal } from '@mantine/core';
import { dialogProps } from '../../components/dialog/dialog-props.ts';
import { dashboardTexts } from '../../content/staff/dashboard.ts';
import formStyles from '../../forms/Form.module.css';

type Props = {
  opened: boolean;
  title: string;
  question: string;
  detail?: string;
  /** What else is lost, or kept. */
  consequence?: string;
  confirm: string;
  cancel?: string;
  onConfirm: () => void;
  onCancel: () => void;
};

/** Mantine's dialogs always have the role `dialog`. */
function makeAlert(body: HTMLElement | null): void {
  body?.closest('[role="dialog"]')?.setAttribute('role', 'alertdialog');
}

/** Asks before something is lost. Cancel has the focus. To open it above another dialog, put both in a `Modal.Stack`. */
export function ConfirmDialog(props: Props) {
  const { opened, title, question, detail, consequence, confirm, cancel = dashboardTexts.cancel, onConfirm, onCancel } = props;
  return (
    <Modal {...dialogProps(dashboardTexts.close)} stackId="confirm" opened={opened} onClose={onCancel} title={title} size="sm" centered>
      <div ref={makeAlert} className={formStyles.form}>
        <p>{question}</p>
        {detail && (
          <p>
            <strong>{detail}</strong>
          </p>
        )}
        {consequence && <p>{consequence}</p>}
        <div className={formStyles.actions}>
          <Button variant="default" onClick={onCancel} data-autofocus>
            {cancel}
          </Button>
          <Button color="red" onClick={onConfirm}>
            {confirm}
          </Button>
        </div>
      </div>
    </Modal>
  );
}
