import type { RefCallback } from 'react';

/**
 * Hands the focus on where a part of the page goes away with the button that was pressed in it. On the body, whoever works by
 * keyboard would begin at the page's top again. Nothing is scrolled.
 * @param heir finds what gets the focus, once the part has gone, from what stood around it
 * @returns the part's ref
 */
export function focusHeir(heir: (around: Element) => HTMLElement | null | undefined): RefCallback<HTMLElement> {
  return (part) => () => {
    const around = part?.parentElement;
    if (!around || !part.contains(document.activeElement)) return;
    queueMicrotask(() => {
      // React drops a ref too where the part only renders anew.
      if (!part.isConnected) giveFocus(heir(around));
    });
  };
}

/** Gives an element the focus, whatever it is, and leaves the page where it is scrolled to. */
export function giveFocus(element: HTMLElement | null | undefined): void {
  if (!element) return;
  if (element.tabIndex < 0) element.tabIndex = -1;
  element.focus({ preventScroll: true });
}
