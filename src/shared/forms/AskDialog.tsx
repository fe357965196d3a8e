import { Button, Modal } from '@mantine/core';
import { dialogProps } from '../components/dialog/dialog-props.ts';
import type { ReactNode } from 'react';
import styles from './Form.module.css';

export type Question = {
  dialog: { opened: boolean; close: () => void };
  title: string;
  question: string;
  /** What the question is about. */
  detail?: string;
  /** What else is lost, or kept. */
  consequence?: string;
  confirm: string;
  cancel: string;
  close: string;
  onConfirm: () => void;
  /** What else can be said. */
  children?: ReactNode;
};

/** Gone at once, or a second click would confirm what is about the next item by then. */
const questionProps = { stackId: 'confirm', size: 'sm', centered: true, transitionProps: { duration: 0 } } as const;

/** Sets the role by script, because Mantine's dialogs always have the role `dialog`. */
function makeAlertDialog(body: HTMLElement | null): void {
  body?.closest('[role="dialog"]')?.setAttribute('role', 'alertdialog');
}

/** Asks before something is lost. A dialog below it must be in the same `Modal.Stack`. */
export function AskDialog({ dialog, title, question, detail, consequence, confirm, cancel, close, onConfirm, children }: Question) {
  const confirmAndClose = () => {
    dialog.close();
    onConfirm();
  };
  return (
    <Modal {...dialogProps(close)} {...questionProps} opened={dialog.opened} onClose={dialog.close} title={title}>
      <div ref={makeAlertDialog} className={styles.form}>
        <p>{question}</p>
        {detail && (
          <p>
            <strong>{detail}</strong>
          </p>
        )}
        {consequence && <p>{consequence}</p>}
        {children}
        <div className={styles.actions}>
          <Button variant="default" onClick={dialog.close} data-autofocus>
            {cancel}
          </Button>
          <Button color="red" onClick={confirmAndClose}>
            {confirm}
          </Button>
        </div>
      </div>
    </Modal>
  );
}
