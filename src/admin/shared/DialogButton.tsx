import { Button } from '@mantine/core';
import { type ComponentType, Suspense } from 'react';
import { useDialog } from './use-dialog.ts';

export type OpenedDialogProps = { opened: boolean; onClose: () => void; onSaved: () => void };

type Props = {
  label: string;
  /** A lazy component, which loads when the dialog first opens. */
  Dialog: ComponentType<OpenedDialogProps>;
  onSaved: () => void;
};

/** A button and the dialog that it opens, which closes once it has saved. */
export function DialogButton({ label, Dialog, onSaved }: Props) {
  const dialog = useDialog<true>();
  return (
    <>
      <Button size="sm" variant="default" onClick={({ currentTarget }) => dialog.open(true, currentTarget)}>
        {label}
      </Button>
      {dialog.subject && (
        <Suspense>
          <Dialog
            key={dialog.key}
            opened={dialog.opened}
            onClose={dialog.close}
            onSaved={() => {
              dialog.close();
              onSaved();
            }}
          />
        </Suspense>
      )}
    </>
  );
}
