import { startTransition, useCallback, useEffect, useState } from 'react';

type LoadState<T> = { status: 'loading' } | { status: 'failed'; error: unknown } | { status: 'ready'; data: T };

type LoadResult<T> = {
  state: LoadState<T>;
  reload: () => void;
  update: (change: (data: T) => T) => void;
};

/** Loads data on mount. @param load must be stable between renders; a new function loads again */
export function useLoad<T>(load: (signal: AbortSignal) => Promise<T>): LoadResult<T> {
  const [state, setState] = useState<LoadState<T>>({ status: 'loading' });
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    load(signal).then(
      // A transition, so that rendering a long list does not block input.
      (data) => !signal.aborted && startTransition(() => setState({ status: 'ready', data })),
      (error: unknown) => !signal.aborted && setState({ status: 'failed', error }),
    );
    return () => controller.abort();
  }, [load, attempt]);

  const reload = useCallback(() => {
    setState({ status: 'loading' });
    setAttempt((count) => count + 1);
  }, []);

  const update = useCallback((change: (data: T) => T) => {
    setState((now) => (now.status === 'ready' ? { status: 'ready', data: change(now.data) } : now));
  }, []);

  return { state, reload, update };
}
