import { useSearchParams } from 'react-router-dom';

type ChangeOptions = {
  /** Adds a history entry, so that Back undoes the change. */
  push?: boolean;
};

/** The query of the address, where filters survive a reload, Back and a login, and can be shared. */
export function useAddress() {
  const [query, setQuery] = useSearchParams();
  return {
    get: (name: string) => query.get(name) ?? undefined,
    /** Sets these values, which the page shows at once. Undefined and blank ones are removed. */
    change: (values: Record<string, string | undefined>, { push = false }: ChangeOptions = {}) => {
      const next = new URLSearchParams(query);
      for (const [name, value] of Object.entries(values)) {
        if (value) next.set(name, value);
        else next.delete(name);
      }
      if (next.toString() === query.toString()) return;
      setQuery(next, { replace: !push, preventScrollReset: true, flushSync: true });
    },
  };
}
