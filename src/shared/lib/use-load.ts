import { startTransition, useEffect, useState } from 'react';

type LoadState<T> = { status: 'loading' } | { status: 'failed'; error: unknown } | { status: 'ready'; data: T };

/** Loads data on mount. @param load must be stable between renders; a new function loads again, false waits */
export function useLoad<T>(load: false | ((signal: AbortSignal) => Promise<T>)) {
  const [state, setState] = useState<LoadState<T>>({ status: 'loading' });
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    if (!load) return undefined;
    const controller = new AbortController();
    const { signal } = controller;
    load(signal).then(
      // A transition, so that rendering a long list does not block input.
      (data) => !signal.aborted && startTransition(() => setState({ status: 'ready', data })),
      (error: unknown) => !signal.aborted && setState({ status: 'failed', error }),
    );
    return () => controller.abort();
  }, [load, attempt]);

  const reload = () => {
    setState({ status: 'loading' });
    setAttempt((count) => count + 1);
  };

  return { state, reload };
}
