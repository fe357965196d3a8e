import { Button } from '@mantine/core';
import type { ComponentType } from 'react';
import { useDialog } from './use-dialog.ts';

export type OpenedDialogProps = { opened: boolean; onClose: () => void; onSaved: () => void };

type Props = {
  /** The label of the button, and what is announced after a save. */
  texts: { open: string; saved: string };
  /** A lazy component, which loads when the dialog first opens. */
  Dialog: ComponentType<OpenedDialogProps>;
  onSaved: (text: string) => void;
};

/** A button and the dialog that it opens, which closes once it has saved. */
export function DialogButton({ texts, Dialog, onSaved }: Props) {
  const dialog = useDialog<true>();
  return (
    <>
      <Button size="sm" variant="default" onClick={({ currentTarget }) => dialog.open(true, currentTarget)}>
        {texts.open}
      </Button>
      {dialog.render((_opened, props) => (
        <Dialog
          {...props}
          onSaved={() => {
            dialog.close();
            onSaved(texts.saved);
          }}
        />
      ))}
    </>
  );
}
