import { type RefObject, useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/**
 * Closes a native popover after a navigation, when the focus goes on to what lies under it, and in a window that has become too
 * wide or too narrow for it. Opening, Escape and a press outside are the browser's own. Does nothing in a browser without
 * popovers: there the styles leave them out.
 */
export function usePopoverClosing(popover: RefObject<HTMLElement | null>): void {
  const { key } = useLocation();
  const shownFor = useRef(key);
  useEffect(() => {
    // It may have been opened before React was there: no navigation, then.
    if (shownFor.current === key) return;
    shownFor.current = key;
    if (hasPopovers() && popover.current?.matches(':popover-open')) popover.current.hidePopover();
  }, [key, popover]);

  useEffect(() => {
    const panel = popover.current;
    if (!panel || !hasPopovers()) return;
    const onFocusOut = ({ relatedTarget }: FocusEvent) => {
      // Nowhere, when the window itself loses the focus.
      if (!(relatedTarget instanceof Element) || panel.contains(relatedTarget)) return;
      // Its own button closes it by itself.
      if (relatedTarget.getAttribute('popovertarget') !== panel.id) panel.hidePopover();
    };
    panel.addEventListener('focusout', onFocusOut);
    // It has no size where the styles don't show it.
    const size = new ResizeObserver(() => {
      if (!panel.clientWidth && panel.matches(':popover-open')) panel.hidePopover();
    });
    size.observe(panel);
    return () => {
      panel.removeEventListener('focusout', onFocusOut);
      size.disconnect();
    };
  }, [popover]);
}

function hasPopovers(): boolean {
  return 'popover' in HTMLElement.prototype;
}
