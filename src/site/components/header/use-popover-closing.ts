import { useDidUpdate } from '@mantine/hooks';
import { type RefObject, useEffect } from 'react';
import { useLocation } from 'react-router-dom';

/** Closes a popover after a navigation and when the focus leaves it. */
export function usePopoverClosing(popover: RefObject<HTMLElement | null>): void {
  const { key } = useLocation();
  // Not at the start: the popover can already be open, because it works before hydration.
  useDidUpdate(() => {
    popover.current?.hidePopover();
  }, [key]);

  useEffect(() => {
    const panel = popover.current;
    if (!panel) return;
    const onFocusOut = ({ relatedTarget }: FocusEvent) => {
      // There is no related target if the window loses the focus or if a click hits no control.
      if (!(relatedTarget instanceof Element) || panel.contains(relatedTarget)) return;
      if (relatedTarget.getAttribute('popovertarget') !== panel.id) panel.hidePopover();
    };
    panel.addEventListener('focusout', onFocusOut);
    return () => panel.removeEventListener('focusout', onFocusOut);
  }, [popover]);
}
