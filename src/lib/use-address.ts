import { useSearchParams } from 'react-router-dom';

type Change = {
  /** Adds a history entry, so that Back undoes the change. */
  push?: boolean;
};

/** Filters and the like that are kept in the address, so that they survive a reload, Back and a login, and can be shared. */
export function useAddress() {
  const [query, setQuery] = useSearchParams();
  return {
    get: (name: string) => query.get(name) ?? undefined,
    /** Sets these values. Undefined and blank ones are removed. */
    change: (values: Record<string, string | undefined>, { push = false }: Change = {}) =>
      setQuery(
        (now) => {
          const next = new URLSearchParams(now);
          for (const [name, value] of Object.entries(values)) {
            if (value) next.set(name, value);
            else next.delete(name);
          }
          return next;
        },
        // Otherwise two changes in a row would both start from the same query.
        { replace: !push, flushSync: true, preventScrollReset: true },
      ),
  };
}
