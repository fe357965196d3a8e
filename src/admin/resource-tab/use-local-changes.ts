import { useMutation, useMutationState } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import type { Endpoint } from '#contract/endpoints.ts';
import { ignoreMissing } from '../../lib/api.ts';
import { adminCall } from '../session/admin-call.ts';

export type Item = { id: string; updated_at?: string };

const kinds = { change: 'change', deletion: 'deletion' };

/** Deletes items. If the endpoint takes a version, an item is deleted only in the version that was seen. A missing item counts as deleted. */
export function useDeletion(name: string, endpoint: Endpoint) {
  const { mutateAsync } = useMutation({
    mutationKey: [name, kinds.deletion],
    mutationFn: async ({ id, updated_at }: Item) => {
      await adminCall(endpoint, { params: { id }, query: endpoint.query && { updated_at } }).catch(ignoreMissing);
    },
  });
  return mutateAsync;
}

/**
 * Sends the changes of an item one after the other, each based on the version that the last successful one made. @param send resolves with the
 * stored item
 */
export function useChange<T extends Item>(name: string, send: (item: T) => Promise<T>) {
  const [lastStored] = useState(() => new Map<string, Promise<T | undefined>>());
  const sendInOrder = (item: T) => {
    const previous = lastStored.get(item.id) ?? Promise.resolve(undefined);
    const sent = previous.then((stored) => send(stored ? { ...item, updated_at: latest(stored, item).updated_at } : item));
    lastStored.set(
      item.id,
      sent.catch(() => previous),
    );
    return sent;
  };
  return useMutation({ mutationKey: [name, kinds.change], mutationFn: sendInOrder }).mutateAsync;
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
