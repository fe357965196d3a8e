import { Modal } from '@mantine/core';
import type { ReactNode } from 'react';
import { dialogProps } from '../../shared/components/dialog/dialog-props.ts';
import { dashboardTexts } from './dashboard-texts.ts';
import { ConfirmDialog } from './ConfirmDialog.tsx';
import { useDialog } from './use-dialog.ts';

type Props = {
  opened: boolean;
  title: string;
  size: 'lg' | 'xl';
  /** During a save, the dialog cannot be closed, so that a failure is seen. */
  sending: boolean;
  hasChanges: () => boolean;
  onClose: () => void;
  /** @param close closes the dialog like Escape */
  children: (close: () => void) => ReactNode;
};

/** A dialog with a form. Asks before it discards unsaved changes. */
export function EditDialog({ opened, title, size, sending, hasChanges, onClose, children }: Props) {
  const question = useDialog<true>();

  const close = () => {
    if (sending) return;
    if (hasChanges()) question.open(true);
    else onClose();
  };

  return (
    <Modal.Stack>
      <Modal {...dialogProps(dashboardTexts.close)} stackId="edit" opened={opened} onClose={close} title={title} size={size}>
        {children(close)}
      </Modal>
      <ConfirmDialog {...dashboardTexts.discard} dialog={question} onConfirm={onClose} />
    </Modal.Stack>
  );
}
