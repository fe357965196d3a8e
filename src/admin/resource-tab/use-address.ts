import { useSearchParams } from 'react-router-dom';

/** The tab and its filters, kept in the address, so that they survive a reload and a login. */
export function useAddress() {
  const [query, setQuery] = useSearchParams();
  return {
    get: (name: string) => query.get(name) ?? undefined,
    /** Sets these values. Undefined and blank ones are removed. */
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
        // Otherwise two changes in a row would both start from the same query.
        { replace: true, flushSync: true },
      ),
  };
}

/** @returns the address of a job's applications, relative to the dashboard */
export function applicationsAddress(jobId: string): string {
  return `?${new URLSearchParams({ tab: 'applications', job: jobId }).toString()}`;
}
