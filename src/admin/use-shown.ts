import { useSearchParams } from 'react-router-dom';

/** What the dashboard shows: its tab, and that tab's filters. The address has it, so that it outlives a reload and a login. */
export function useShown() {
  const [query, setQuery] = useSearchParams();
  return {
    get: (name: string) => query.get(name) ?? undefined,
    /** Changes some of it. A value that is undefined or empty goes out of the address. */
    change: (values: Record<string, string | undefined>) =>
      setQuery(
        (now) => {
          const next = new URLSearchParams(now);
          for (const [name, value] of Object.entries(values)) {
            if (value) next.set(name, value);
            else next.delete(name);
          }
          return next;
        },
        // At once: the next change builds on this one, and a select shows what was chosen.
        { replace: true, flushSync: true },
      ),
  };
}
