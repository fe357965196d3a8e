import { startTransition, useCallback, useEffect, useRef, useState } from 'react';

export type Load<T> = { status: 'loading' } | { status: 'failed'; error: unknown } | { status: 'ready'; data: T };

export type Loaded<T> = {
  state: Load<T>;
  reload: () => void;
  /** Loads again in the background. Rejects on failure and keeps the data that is shown. */
  refresh: () => Promise<T>;
  update: (change: (data: T) => T) => void;
};

/** Loads data on mount. @param load must be stable between renders; a new function loads again */
export function useLoad<T>(load: (signal: AbortSignal) => Promise<T>): Loaded<T> {
  const [state, setState] = useState<Load<T>>({ status: 'loading' });
  const [attempt, setAttempt] = useState(0);
  const request = useRef<AbortController>(undefined);
  const updates = useRef(0);

  const replaceRequest = useCallback(() => {
    request.current?.abort();
    const controller = new AbortController();
    request.current = controller;
    return controller.signal;
  }, []);

  useEffect(() => {
    const signal = replaceRequest();
    load(signal).then(
      // A transition, so that rendering a long list does not block input.
      (data) => !signal.aborted && startTransition(() => setState({ status: 'ready', data })),
      (error: unknown) => !signal.aborted && setState({ status: 'failed', error }),
    );
    return () => request.current?.abort();
  }, [load, attempt, replaceRequest]);

  const reload = useCallback(() => {
    setState({ status: 'loading' });
    setAttempt((count) => count + 1);
  }, []);

  const refresh = useCallback(async () => {
    const signal = replaceRequest();
    const before = updates.current;
    try {
      const data = await load(signal);
      // The answer may lack an update made in the meantime.
      if (!signal.aborted && updates.current === before) setState({ status: 'ready', data });
      return data;
    } catch (error) {
      // The refresh replaced the first load, so no data is shown yet.
      if (!signal.aborted) setState((now) => (now.status === 'loading' ? { status: 'failed', error } : now));
      throw error;
    }
  }, [load, replaceRequest]);

  const update = useCallback((change: (data: T) => T) => {
    updates.current += 1;
    setState((now) => (now.status === 'ready' ? { status: 'ready', data: change(now.data) } : now));
  }, []);

  return { state, reload, refresh, update };
}
