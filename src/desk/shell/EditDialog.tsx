import { Modal } from '@mantine/core';
import { createContext, type ReactNode, type RefObject, use, useImperativeHandle, useRef } from 'react';
import { dashboardTexts } from './dashboard-texts.ts';
import { ConfirmDialog } from './ConfirmDialog.tsx';
import { Dialog } from './Dialog.tsx';
import { useDialog } from './use-dialog.ts';

/** The form in a dialog. `sending`: the dialog cannot be closed, so that a failure is seen. */
type Edit = { sending: boolean; hasChanges: () => boolean };

const Editing = createContext<{ edit: RefObject<Edit | null>; close: () => void }>({ edit: { current: null }, close: () => undefined });

/** For the form in a dialog. @returns what closes the dialog like Escape */
export function useEdit(edit: Edit): () => void {
  const dialog = use(Editing);
  useImperativeHandle(dialog.edit, () => edit);
  return dialog.close;
}

type Props = {
  opened: boolean;
  title: string;
  size?: string;
  /** Whether there are changes before its form is there. */
  isEdited?: boolean;
  onClose: () => void;
  children: ReactNode;
};

/** A dialog with a form. Asks before it discards unsaved changes. */
export function EditDialog({ opened, title, size = 'lg', isEdited = false, onClose, children }: Props) {
  const question = useDialog<true>();
  const edit = useRef<Edit>(null);

  const close = () => {
    if (edit.current?.sending) return;
    if (edit.current?.hasChanges() ?? isEdited) question.open(true);
    else onClose();
  };

  return (
    <Modal.Stack>
      <Dialog stackId="edit" opened={opened} onClose={close} title={title} size={size}>
        <Editing value={{ edit, close }}>{children}</Editing>
      </Dialog>
      <ConfirmDialog {...dashboardTexts.discard} dialog={question} onConfirm={onClose} />
    </Modal.Stack>
  );
}
