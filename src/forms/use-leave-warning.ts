import { useEffect } from 'react';
import { useBlocker } from 'react-router-dom';
import { texts } from '#contract/texts.ts';

/** Asks before the visitor leaves the page during sending. */
export function useLeaveWarning(active: boolean): void {
  const blocker = useBlocker(({ currentLocation, nextLocation }) => active && currentLocation.pathname !== nextLocation.pathname);

  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    if (window.confirm(texts.stillSending)) blocker.proceed();
    else blocker.reset();
  }, [blocker]);

  useEffect(() => {
    if (!active) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [active]);
}
