import { useEffect, useEffectEvent, useRef } from 'react';

/**
 * Brings what is shown up to date when the person comes back to the window: somebody else may have changed it.
 * @param refresh should leave what is shown when it rejects
 * @param enabled false while something is under way that must not be disturbed
 */
export function useFocusRefresh(refresh: () => Promise<unknown>, enabled: boolean): void {
  const running = useRef(false);

  const look = useEffectEvent(async () => {
    if (!enabled || running.current || document.visibilityState === 'hidden') return;
    running.current = true;
    try {
      await refresh();
    } catch {
      // What is shown still stands, and nobody asked for more.
    } finally {
      running.current = false;
    }
  });

  useEffect(() => {
    const onFocus = () => void look();
    window.addEventListener('focus', onFocus);
    document.addEventListener('visibilitychange', onFocus);
    return () => {
      window.removeEventListener('focus', onFocus);
      document.removeEventListener('visibilitychange', onFocus);
    };
  }, []);
}
