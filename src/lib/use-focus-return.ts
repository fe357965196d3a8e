import { useEffect, useRef } from 'react';
import { focusWithoutScroll } from './focus-after-removal.ts';

/**
 * Returns the focus to the opener of a dialog when the dialog closes, or to the page's main heading if the opener is gone. @returns a
 * function to call before opening. It takes the clicked button, which Safari does not focus; without one, the focused element is the opener.
 */
export function useFocusReturn(opened: boolean): (pressed?: Element) => void {
  const opener = useRef<Element>(null);
  const wasOpened = useRef(false);

  useEffect(() => {
    const closing = wasOpened.current && !opened;
    wasOpened.current = opened;
    if (!closing) return;
    const element = opener.current;
    const timer = setTimeout(() => {
      const focused = document.activeElement;
      // A dialog that fades out still contains the focused button.
      const movedElsewhere = focused !== null && focused !== document.body && !focused.closest('[role="dialog"], [role="alertdialog"]');
      if (movedElsewhere || !(element instanceof HTMLElement)) return;
      if (element.isConnected) element.focus();
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
