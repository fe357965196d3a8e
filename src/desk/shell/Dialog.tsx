import { Modal, type ModalProps } from '@mantine/core';
import { dialogProps } from '../../shared/components/dialog/dialog-props.ts';
import { dashboardTexts } from './dashboard-texts.ts';

export type OpenedDialogProps = { opened: boolean; onClose: () => void; onSaved: () => void };

/** A dialog of staff. */
export function Dialog(props: ModalProps) {
  return <Modal {...dialogProps(dashboardTexts.close)} {...props} />;
}
