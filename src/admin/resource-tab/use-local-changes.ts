import { useMutation, useMutationState } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import type { Endpoint } from '#contract/endpoints.ts';
import { ApiError } from '../../lib/api.ts';
import { adminCall } from '../session/admin-call.ts';

export type Item = { id: string; updated_at?: string };

const kinds = { change: 'change', deletion: 'deletion' };

/**
 * @param name the resource's
 * @returns deletes an item. One that is already deleted counts as deleted. Rejects if the server refuses.
 */
export function useDeletion(name: string, endpoint: Endpoint) {
  const { mutateAsync } = useMutation({
    mutationKey: [name, kinds.deletion],
    mutationFn: async ({ id }: Item) => {
      try {
        await adminCall(endpoint, { params: { id } });
      } catch (error) {
        if (!(error instanceof ApiError && error.status === 404)) throw error;
      }
    },
  });
  return mutateAsync;
}

/**
 * Changes of one item are sent one after the other, so that the last one wins.
 * @param name the resource's
 * @param send resolves with the item as stored by the server
 * @returns takes an item as it should become. Rejects if the server refuses.
 */
export function useChange<T extends Item>(name: string, send: (item: T) => Promise<T>) {
  const [lastSent] = useState(() => new Map<string, Promise<unknown>>());
  const sendInOrder = (item: T) => {
    const previous = lastSent.get(item.id) ?? Promise.resolve();
    const sent = previous.catch(() => undefined).then(() => send(item));
    lastSent.set(item.id, sent);
    return sent;
  };
  return useMutation({ mutationKey: [name, kinds.change], mutationFn: sendInOrder }).mutateAsync;
}

/**
 * Shows deletions and changes at once. If the server refuses one, it no longer applies, so the list needs no rollback:
 * https://tanstack.com/query/v5/docs/framework/react/guides/optimistic-updates#via-the-ui
 * @returns takes an item as it was loaded, and returns it as it is now; undefined if it is deleted
 */
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

function latest<T extends Item>(stored: T, loaded: T): T {
  return (loaded.updated_at ?? '') > (stored.updated_at ?? '') ? loaded : stored;
}
