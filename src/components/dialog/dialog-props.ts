import type { ModalProps } from '@mantine/core';
import classes from './Dialog.module.css';

/**
 * Common props of every dialog. A click outside does not close it, because it may be the second half of a double click. `useFocusReturn`
 * returns the focus.
 * @param close the label of the close button
 */
export function dialogProps(close: string) {
  return {
    padding: 'sm',
    closeOnClickOutside: false,
    returnFocus: false,
    closeButtonProps: { 'aria-label': close },
    classNames: { title: classes.title },
    attributes: { header: { role: 'presentation' } },
  } satisfies Partial<ModalProps>;
}
