import type { ModalProps } from '@mantine/core';
import classes from './Dialog.module.css';

/**
 * What every dialog of the site has. A click outside does not close it: that may be the second of a double click on what
 * opened it. The focus is given back by `useFocusReturn`; Mantine's `<header>` would count as a second banner of the page.
 * @param close the label of its cross
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
