import { useWindowEvent } from '@mantine/hooks';
import { type ReactNode, useEffect } from 'react';
import { type Blocker, useBlocker, useLocation } from 'react-router-dom';
import { texts } from '#rooms/platform/contract/texts.ts';

/** A navigation that waits: `proceed` carries it out, `reset` cancels it. */
export type HeldNavigation = Extract<Blocker, { state: 'blocked' }>;

/**
 * Asks before the visitor leaves the page. Render one at a time: a router allows only one blocker.
 * @param question about a navigation within the page, which would close the form's dialog
 */
export function LeaveWarning({ question }: { question?: (held: HeldNavigation) => ReactNode }): ReactNode {
  const { pathname } = useLocation();
  const blocker = useBlocker(({ nextLocation }) => question !== undefined || nextLocation.pathname !== pathname);
  const held = blocker.state === 'blocked' ? blocker : undefined;
  const closesDialog = held?.location.pathname === pathname;

  useEffect(() => {
    if (!held || closesDialog) return;
    if (window.confirm(texts.stillSending)) held.proceed();
    else held.reset();
  }, [held, closesDialog]);

  useWindowEvent('beforeunload', (event) => event.preventDefault());

  return held && closesDialog && question?.(held);
}
