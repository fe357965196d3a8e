import { useEffect, useRef } from 'react';

/**
 * Gives the focus back to what opened a dialog, unless it has gone elsewhere by then. Mantine does so only for a dialog that was there, closed, before.
 * @param opened whether the dialog is open
 * @returns to be called when it is about to open, with what was pressed for it: Safari gives a button that is clicked no focus
 *   (https://webkit.org/b/22261). Without that it takes what has the focus.
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
      // Whoever closed it may have given the focus to something else, and a dialog that fades out still holds its buttons.
      const givenAway = focused !== null && focused !== document.body && !focused.closest('[role="dialog"], [role="alertdialog"]');
      if (!givenAway && element instanceof HTMLElement && element.isConnected) element.focus();
    });
    return () => clearTimeout(timer);
  }, [opened]);

  return (pressed) => {
    opener.current = pressed ?? document.activeElement;
  };
}
