import { useDidUpdate } from '@mantine/hooks';
import { type RefObject, useEffect } from 'react';
import { useLocation } from 'react-router-dom';

/** Closes a popover after a navigation, when the focus leaves it, and when a resize hides it. */
export function usePopoverClosing(popover: RefObject<HTMLElement | null>): void {
  const { key } = useLocation();
  // Not at the start: the popover can already be open, because it works before hydration.
  useDidUpdate(() => {
    if (hasPopovers() && popover.current?.matches(':popover-open')) popover.current.hidePopover();
  }, [key]);

  useEffect(() => {
    const panel = popover.current;
    if (!panel || !hasPopovers()) return;
    const onFocusOut = ({ relatedTarget }: FocusEvent) => {
      // There is no related target if the window loses the focus or if a click hits no control.
      if (!(relatedTarget instanceof Element) || panel.contains(relatedTarget)) return;
      if (relatedTarget.getAttribute('popovertarget') !== panel.id) panel.hidePopover();
    };
    panel.addEventListener('focusout', onFocusOut);
    // A popover that the styles hide has no size.
    const observer = new ResizeObserver(() => {
      if (!panel.clientWidth && panel.matches(':popover-open')) panel.hidePopover();
    });
    observer.observe(panel);
    return () => {
      panel.removeEventListener('focusout', onFocusOut);
      observer.disconnect();
    };
  }, [popover]);
}

function hasPopovers(): boolean {
  return 'popover' in HTMLElement.prototype;
}
