import { MutationObserver, type QueryClient, useMutationState, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { Endpoint } from '#contract/endpoints.ts';
import { ignoreMissing } from '../../lib/api.ts';
import { adminCall } from '../session/admin-call.ts';

export type Item = { id: string; updated_at?: string };

const kinds = { change: 'change', deletion: 'deletion' };

/** Deletes items. If the endpoint takes a version, an item is deleted only in the version that was seen. A missing item counts as deleted. */
export function useDeletion(name: string, endpoint: Endpoint): (item: Item) => Promise<void> {
  const write = useWrite<Item>(name, kinds.deletion);
  return (item) =>
    write(item, async ({ id, updated_at }) => {
      await adminCall(endpoint, { params: { id }, query: endpoint.query && { updated_at } }).catch(ignoreMissing);
    });
}

/** Shows changes at once. @returns a function that takes the item as it should be, and a function that resolves with the stored item */
export function useChange<T extends Item>(name: string): (wanted: T, send: (wanted: T) => Promise<T>) => Promise<T> {
  return useWrite<T>(name, kinds.change);
}

/** Writes the same item in the order of the calls. Each write is based on the version that the last successful one here has made. */
function useWrite<T extends Item>(name: string, kind: string) {
  const client = useQueryClient();
  return <Stored>(item: T, send: (item: T) => Promise<Stored>): Promise<Stored> => {
    const write = new MutationObserver<Stored, Error, T>(client, {
      mutationKey: [name, kind],
      scope: { id: `${name} ${item.id}` },
      mutationFn: (item) => send({ ...item, updated_at: lastVersion(client, name, item) }),
    });
    return write.mutate(item);
  };
}

/** @returns the version of an item, or the newer one that the last change here has made */
function lastVersion(client: QueryClient, name: string, item: Item): string | undefined {
  const changes = client.getMutationCache().findAll({ mutationKey: [name, kinds.change], status: 'success' });
  const stored = changes.map(({ state }) => state.data as Item).findLast(({ id }) => id === item.id);
  return stored ? latest(stored, item).updated_at : item.updated_at;
}

/** Shows changes at once and drops refused ones: https://tanstack.com/query/v5/docs/framework/react/guides/optimistic-updates#via-the-ui */
export function useLocalChanges<T extends Item>(name: string): (loaded: T) => T | undefined {
  const mutations = useMutationState({
    filters: { mutationKey: [name] },
    select: ({ options, state }) => ({
      kind: options.mutationKey?.[1],
      status: state.status,
      wanted: state.variables as T,
      stored: state.data as T | undefined,
    }),
  });

  return useMemo(() => {
    const changes = new Map<string, (loaded: T) => T | undefined>();
    for (const { kind, status, wanted, stored } of mutations) {
      if (status === 'idle' || status === 'error') continue;
      if (kind === kinds.deletion) changes.set(wanted.id, () => undefined);
      else if (kind === kinds.change) changes.set(wanted.id, stored ? (loaded) => latest(stored, loaded) : () => wanted);
    }
    return (loaded) => {
      const change = changes.get(loaded.id);
      return change ? change(loaded) : loaded;
    };
  }, [mutations]);
}

/** @returns the newer version. Without versions, the loaded item is as new, because the change was applied to the loaded lists as well. */
function latest<T extends Item>(stored: T, loaded: T): T {
  if (stored.updated_at === undefined) return loaded;
  return (loaded.updated_at ?? '') > stored.updated_at ? loaded : stored;
}
