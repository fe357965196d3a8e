import { startTransition, useCallback, useEffect, useRef, useState } from 'react';

export type Load<T> = { status: 'loading' } | { status: 'failed'; error: unknown } | { status: 'ready'; data: T };

export type Loaded<T> = {
  state: Load<T>;
  /** Loads anew, with the loading state shown meanwhile. */
  reload: () => void;
  /** Loads anew behind what is shown. Rejects when that fails, and leaves what is shown; with nothing shown yet, it failed. */
  refresh: () => Promise<T>;
  /** Changes what is shown. Does nothing before it is loaded. */
  update: (change: (data: T) => T) => void;
};

/**
 * Loads something when the component mounts, and drops the answer when it has gone or a newer one was asked for.
 * @param load must keep its identity between renders; a new one loads anew
 */
export function useLoad<T>(load: (signal: AbortSignal) => Promise<T>): Loaded<T> {
  const [state, setState] = useState<Load<T>>({ status: 'loading' });
  const [attempt, setAttempt] = useState(0);
  const current = useRef<AbortController>(undefined);
  const updates = useRef(0);

  const begin = useCallback(() => {
    current.current?.abort();
    const controller = new AbortController();
    current.current = controller;
    return controller.signal;
  }, []);

  useEffect(() => {
    const signal = begin();
    load(signal).then(
      // To render a long list must not hold back what is pressed meanwhile.
      (data) => !signal.aborted && startTransition(() => setState({ status: 'ready', data })),
      (error: unknown) => !signal.aborted && setState({ status: 'failed', error }),
    );
    return () => current.current?.abort();
  }, [load, attempt, begin]);

  const reload = useCallback(() => {
    setState({ status: 'loading' });
    setAttempt((count) => count + 1);
  }, []);

  const refresh = useCallback(async () => {
    const signal = begin();
    const before = updates.current;
    try {
      const data = await load(signal);
      // What was changed here meanwhile may be missing in the answer.
      if (!signal.aborted && updates.current === before) setState({ status: 'ready', data });
      return data;
    } catch (error) {
      // It has taken the place of the first load, which nobody waits for any more.
      if (!signal.aborted) setState((now) => (now.status === 'loading' ? { status: 'failed', error } : now));
      throw error;
    }
  }, [load, begin]);

  const update = useCallback((change: (data: T) => T) => {
    updates.current += 1;
    setState((now) => (now.status === 'ready' ? { status: 'ready', data: change(now.data) } : now));
  }, []);

  return { state, reload, refresh, update };
}
