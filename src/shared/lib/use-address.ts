import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';

/** Two changes in a row may come before the page renders the first. */
let latest = new URLSearchParams();

type ChangeOptions = {
  /** Adds a history entry, so that Back undoes the change. */
  push?: boolean;
};

/**
 * The query of the address, where filters survive a reload, Back and a login, and can be shared.
 * The page renders a change with low priority, so an input keeps its own value until then.
 */
export function useAddress() {
  const [query, setQuery] = useSearchParams();
  useEffect(() => {
    latest = query;
  }, [query]);
  return {
    get: (name: string) => query.get(name) ?? undefined,
    /** Sets these values. Undefined and blank ones are removed. */
    change: (values: Record<string, string | undefined>, { push = false }: ChangeOptions = {}) => {
      const next = new URLSearchParams(latest);
      for (const [name, value] of Object.entries(values)) {
        if (value) next.set(name, value);
        else next.delete(name);
      }
      if (next.toString() === latest.toString()) return;
      latest = next;
      setQuery(next, { replace: !push, preventScrollReset: true });
    },
  };
}
