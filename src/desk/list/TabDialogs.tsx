import { Modal } from '@mantine/core';
import type { ComponentProps, ReactNode } from 'react';
import { ConfirmDialog } from '../shell/ConfirmDialog.tsx';

type Props = {
  question?: ComponentProps<typeof ConfirmDialog>;
  children: ReactNode;
};

/** The dialog of a tab, and the confirmation above it. Dialogs weigh 15 kB, so they load on use. */
export function TabDialogs({ question, children }: Props) {
  return (
    <Modal.Stack>
      {children}
      {question && <ConfirmDialog {...question} />}
    </Modal.Stack>
  );
}
