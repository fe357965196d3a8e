import type { ModalProps } from '@mantine/core';
import classes from './Dialog.module.css';

/** A click outside does not close a dialog, because it may be the second half of a double click. */
export function dialogProps(close: string) {
  return {
    padding: 'sm',
    closeOnClickOutside: false,
    returnFocus: false,
    closeButtonProps: { 'aria-label': close },
    classNames: { title: classes.title, body: classes.body },
    attributes: { header: { role: 'presentation' } },
  } satisfies Partial<ModalProps>;
}
