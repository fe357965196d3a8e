import { useDidUpdate } from '@mantine/hooks';
import { type FocusEvent, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/** @returns the props of a popover that closes after a navigation and when the focus leaves it */
export function useClosingPopover(id: string) {
  const ref = useRef<HTMLDivElement>(null);
  const { key } = useLocation();
  // Not at the start: the popover can already be open, because it works before hydration.
  useDidUpdate(() => ref.current?.hidePopover(), [key]);

  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
    // There is no related target if the window loses the focus or if a click hits no control.
    if (!relatedTarget || currentTarget.contains(relatedTarget)) return;
    if (relatedTarget.getAttribute('popovertarget') !== id) currentTarget.hidePopover();
  };
  return { id, ref, popover: 'auto', onBlur } as const;
}
