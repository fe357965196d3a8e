import { useEffect } from 'react';
import { loadChunk } from '../../lib/chunk-errors.ts';

/** How often it is looked whether the token is due, in milliseconds. */
const lookEvery = 60_000;

/**
 * Keeps the admin's token fresh while the component is shown, and ends the session when its time is over. The Firebase SDK is
 * loaded for it, and only here; if it is lost, the page is reloaded. Without Firestore or the like beside it, the SDK renews no
 * token by itself, hence the look at the clock.
 */
export function useRenewal(): void {
  useEffect(() => {
    const look = () =>
      void loadChunk('renewal', () => import('./renewal.ts'))
        .then(({ renewIfDue }) => renewIfDue())
        // Whatever failed is left for the next look, and in the end for the server's 401.
        .catch(() => undefined);
    const timer = setInterval(look, lookEvery);
    // A machine that slept may have missed many looks.
    document.addEventListener('visibilitychange', look);
    look();
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, []);
}
