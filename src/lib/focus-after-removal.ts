import type { RefCallback } from 'react';

/** For a `ref`. Moves the focus if the element contains it when removed. @param find finds the new target from the element's former parent */
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

export function focusWithoutScroll(element: HTMLElement | null | undefined): void {
  if (!element) return;
  // Without a `tabindex` attribute, `tabIndex` is -1 as well, but the element cannot be focused.
  if (element.tabIndex < 0) element.tabIndex = -1;
  element.focus({ preventScroll: true });
}
