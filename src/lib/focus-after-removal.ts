import type { RefCallback } from 'react';

/**
 * Moves the focus when an element is removed that has it, for example with the button that was pressed. Otherwise the focus would go to
 * the top of the page.
 * @param find returns the element to focus; it gets the removed element's former parent
 * @returns the ref of the element
 */
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

/** Focuses any element, and leaves the page where it is. */
export function focusWithoutScroll(element: HTMLElement | null | undefined): void {
  if (!element) return;
  if (element.tabIndex < 0) element.tabIndex = -1;
  element.focus({ preventScroll: true });
}
