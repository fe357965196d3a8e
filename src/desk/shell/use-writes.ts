import { MutationObserver, type MutationState, type QueryClient, useMutationState, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { ApiError, ignoreMissing } from '../../shared/lib/api.ts';
import { countsQuery, itemKey, itemKeys } from './queries.ts';
import { Conflict, type Item, type Resource } from './resource.ts';

type Kind = 'change' | 'deletion';

/**
 * Writes items in turn, each based on the newest known version. `useWritten` shows it at once.
 * A write rejects with a `Conflict` if somebody else was faster. The next is based on theirs.
 */
export function useWrites<T extends Item>({ name, deletion, conflictOf, replaceListed }: Resource<T>) {
  const client = useQueryClient();

  const write = <Stored extends T | undefined>(kind: Kind, item: T, wanted: T, send: (base: T) => Promise<Stored>): Promise<Stored> => {
    const mutation = new MutationObserver<Stored, Error, T>(client, {
      mutationKey: [name, kind],
      scope: { id: `${name} ${item.id}` },
      mutationFn: async () => {
        const base = newestVersion(client, name, item);
        try {
          return await send(base);
        } catch (error) {
          const isConflict = error instanceof ApiError && error.status === 409;
          throw (isConflict && (await conflictOf?.(error, base))) || error;
        }
      },
      onSuccess: (stored) => stored && replaceListed?.(client, stored),
      onError: (error) => (error instanceof Conflict ? replaceListed?.(client, error.current as T) : undefined),
      onSettled: () => {
        void client.invalidateQueries(countsQuery);
        // A deletion changes the neighbors of others.
        void client.invalidateQueries({ queryKey: kind === 'change' ? itemKey(item.id) : itemKeys });
      },
    });
    return mutation.mutate(wanted);
  };

  return {
    /** @param send makes a change that includes these fields @returns the stored item */
    change: (item: T, fields: Partial<Item>, send: (base: T) => Promise<T>) => write('change', item, { ...item, ...fields }, send),
    /** A missing item counts as deleted. */
    remove: (item: T) =>
      write('deletion', item, item, async (base) => {
        await deletion.send(base).catch(ignoreMissing);
        return undefined;
      }),
  };
}

/** @returns a function from a loaded item to the written one; undefined if it was deleted */
export function useWritten<T extends Item>(name: string): (loaded: T) => T | undefined {
  const writes = useMutationState({
    filters: { mutationKey: [name] },
    select: ({ options, state }) => ({ kind: options.mutationKey?.[1], state: state as WriteState<T> }),
  });

  return useMemo(() => {
    const written = new Map<string, (loaded: T) => T | undefined>();
    for (const { kind, state } of writes) {
      const { status, variables: wanted } = state;
      const known = knownVersion(state);
      if (!wanted) continue;
      if (known) written.set(wanted.id, (loaded) => newer(known, loaded));
      else if (status === 'pending' || status === 'success') written.set(wanted.id, () => (kind === 'deletion' ? undefined : wanted));
    }
    return (loaded) => {
      const change = written.get(loaded.id);
      return change ? change(loaded) : loaded;
    };
  }, [writes]);
}

type WriteState<T> = MutationState<T | undefined, Error, T>;

/** @returns the version that a write has made, or that a conflict has shown */
function knownVersion<T>({ data, error }: WriteState<T>): T | undefined {
  return error instanceof Conflict ? (error.current as T) : data;
}

function newestVersion<T extends Item>(client: QueryClient, name: string, item: T): T {
  return client
    .getMutationCache()
    .findAll({ mutationKey: [name] })
    .map(({ state }) => knownVersion(state as WriteState<T>))
    .reduce<T>((newest, known) => (known?.id === item.id ? newer(known, newest) : newest), item);
}

/** Without versions, the loaded item is as new, because it was replaced in the loaded lists. */
function newer<T extends Item>(known: T, loaded: T): T {
  if (known.updated_at === undefined) return loaded;
  return (loaded.updated_at ?? '') > known.updated_at ? loaded : known;
}
