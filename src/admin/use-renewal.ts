import { useEffect } from 'react';

/** Keeps the admin's token fresh while the component is shown. The Firebase SDK is loaded for it, and only here. */
export function useRenewal(): void {
  useEffect(() => {
    const gone = new AbortController();
    import('./renewal.ts')
      .then(({ startRenewal }) => startRenewal())
      .then((stop) => (gone.signal.aborted ? stop() : gone.signal.addEventListener('abort', stop)))
      // Without it the session lasts as long as its first token, and then ends with a notice.
      .catch((error: unknown) => console.warn('The session will not be renewed', error));
    return () => gone.abort();
  }, []);
}
