import { useEffect } from 'react';
import { type Blocker, useBlocker, useLocation } from 'react-router-dom';
import { texts } from '#contract/texts.ts';

/** A navigation that waits: `proceed` carries it out, `reset` cancels it. */
type HeldNavigation = Extract<Blocker, { state: 'blocked' }>;

/**
 * Asks before the visitor leaves the page during sending. @param inDialog whether to hold navigations within the page as well, because they
 * close the form's dialog @returns a held navigation that would close the dialog, about which the form must ask
 */
export function useLeaveWarning(sending: boolean, inDialog: boolean): HeldNavigation | undefined {
  const { pathname } = useLocation();
  const blocker = useBlocker(({ nextLocation }) => sending && (inDialog || nextLocation.pathname !== pathname));
  const closesDialog = blocker.state === 'blocked' && blocker.location.pathname === pathname;

  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    if (!sending) blocker.reset();
    else if (closesDialog) return;
    else if (window.confirm(texts.stillSending)) blocker.proceed();
    else blocker.reset();
  }, [sending, blocker, closesDialog]);

  useEffect(() => {
    if (!sending) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [sending]);

  return sending && closesDialog ? blocker : undefined;
}
