import type { ModalProps } from '@mantine/core';
import classes from './Dialog.module.css';

/** @returns the props that all dialogs share */
export function dialogProps(closeLabel: string) {
  return {
    padding: 'sm',
    // A click outside may be the second half of a double click.
    closeOnClickOutside: false,
    // `useFocusReturn` does this.
    returnFocus: false,
    closeButtonProps: { 'aria-label': closeLabel },
    classNames: { title: classes.title, body: classes.body },
    // Without a role, the header of a dialog would be a second banner of the page.
    attributes: { header: { role: 'presentation' } },
  } satisfies Partial<ModalProps>;
}
