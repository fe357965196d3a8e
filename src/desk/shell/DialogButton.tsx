import { Button } from '@mantine/core';
import type { Icon as IconComponent } from '@tabler/icons-react';
import type { ComponentType } from 'react';
import { HeadButton } from './HeadButton.tsx';
import { useDialog } from './use-dialog.ts';

export type OpenedDialogProps = { opened: boolean; onClose: () => void; onSaved: () => void };

type Props = {
  /** The label of the button, and what is announced after a save. */
  texts: { open: string; saved: string };
  /** A lazy component, which loads when the dialog first opens. */
  Dialog: ComponentType<OpenedDialogProps>;
  onSaved: (text: string) => void;
  /** Shown instead of the label on narrow screens. */
  Icon?: IconComponent;
};

/** A button and the dialog that it opens, which closes once it has saved. */
export function DialogButton({ texts, Dialog, onSaved, Icon }: Props) {
  const dialog = useDialog<true>();
  const open = ({ currentTarget }: { currentTarget: Element }) => dialog.open(true, currentTarget);
  return (
    <>
      {Icon ? (
        <HeadButton Icon={Icon} onClick={open}>
          {texts.open}
        </HeadButton>
      ) : (
        <Button size="sm" variant="default" onClick={open}>
          {texts.open}
        </Button>
      )}
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
