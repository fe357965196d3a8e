import { type RefObject, useEffect } from 'react';
import { useLocation } from 'react-router-dom';

/** Closes a native popover after a navigation. Opening, Escape and a press outside are the browser's own. */
export function usePopoverClosing(popover: RefObject<HTMLElement | null>): void {
  const { key } = useLocation();
  useEffect(() => {
    if (popover.current?.matches(':popover-open')) popover.current.hidePopover();
  }, [key, popover]);
}
