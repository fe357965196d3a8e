import { useDidUpdate } from '@mantine/hooks';
import { type RefCallback, useRef } from 'react';

/** Moves the focus to the first of these elements in document order. */
export function focusFirst(nodes: readonly (HTMLElement | null)[]): void {
  const [first] = nodes
    .filter((node) => node !== null)
    .toSorted((a, b) => (a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1));
  first?.focus();
}

export function focusOnMount(element: HTMLElement | null): void {
  element?.focus();
}

/** A `ref` for an element that may have the focus when removed. @param find its successor */
export function focusAfterRemoval(find: (parent: Element) => HTMLElement | null | undefined): RefCallback<HTMLElement> {
  return (element) => () => {
    const parent = element?.parentElement;
    if (!parent || !element.contains(document.activeElement)) return;
    queueMicrotask(() => {
      // React also detaches refs when it only renders again.
      if (!element.isConnected) focusWithoutScroll(find(parent));
    });
  };
}

/** A `ref` for a button that disappears when pressed: the page's main heading gets its focus. */
export const focusHeadingAfterRemoval = focusAfterRemoval(() => document.querySelector<HTMLElement>('main h1'));

/** A `ref` for a button in a dialog that disappears when pressed. */
export const passFocusToDialog = focusAfterRemoval(() => document.querySelector<HTMLElement>('[role="dialog"]'));

/** @returns the heading of the section around an element, or else the page's main heading */
export function headingAround(element: Element): HTMLElement | null {
  return element.closest('section')?.querySelector('h2') ?? document.querySelector('h1');
}

export function focusWithoutScroll(element: HTMLElement | null | undefined): void {
  if (!element) return;
  // Without a `tabindex` attribute, `tabIndex` is -1 as well, but the element cannot be focused.
  if (element.tabIndex < 0) element.tabIndex = -1;
  element.focus({ preventScroll: true });
}

/**
 * Returns the focus to a dialog's opener, or if that is gone to the main heading, when it closes.
 * @returns a function to call before opening, with the clicked button, which Safari does not focus
 */
export function useFocusReturn(opened: boolean): (pressed?: Element) => void {
  const opener = useRef<Element>(null);

  useDidUpdate(() => {
    if (opened) return;
    const element = opener.current;
    const timer = setTimeout(() => {
      const focused = document.activeElement;
      // A dialog that fades out still contains the focused button.
      const movedElsewhere = focused !== null && focused !== document.body && !focused.closest('[role="dialog"], [role="alertdialog"]');
      if (movedElsewhere || !(element instanceof HTMLElement)) return;
      if (element.isConnected && element !== document.body) element.focus();
      else focusWithoutScroll(document.querySelector('h1'));
    });
    return () => clearTimeout(timer);
  }, [opened]);

  return (pressed) => {
    const element = pressed ?? document.activeElement;
    opener.current = element;
    const dialogBelow = element?.closest('[role="dialog"]');
    // A clicked button of a dialog leaves the focus on the dialog in Safari.
    if (!dialogBelow || element === dialogBelow) return;
    // Mantine focuses the element with this attribute when the dialog below is on top again.
    dialogBelow.querySelector('[data-autofocus]')?.removeAttribute('data-autofocus');
    element?.setAttribute('data-autofocus', 'true');
  };
}
