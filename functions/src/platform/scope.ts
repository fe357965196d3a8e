import { AsyncLocalStorage } from 'node:async_hooks';
import type { Role } from './contract/roles.ts';
import { roleForbidden } from './http/api-error.ts';

/** @returns the methods of a store that managers may use, limited to their jobs */
export type Limit<Store> = (store: Store, jobs: readonly string[]) => Partial<Store>;

/** Who calls. `jobs` limits a manager. */
type Caller = { role: Role; jobs: readonly string[] };

const callers = new AsyncLocalStorage<Caller | undefined>();

/** If a manager calls, limits what `act` gets of the stores, also after changes of `caller`. */
export function limitedTo<Result>(caller: Caller | undefined, act: () => Result): Result {
  return callers.run(caller, act);
}

/** Refuses a manager each method that `limit` leaves out. */
export function inScope<Store extends object>(store: Store, limit: Limit<Store> = () => ({})): Store {
  return new Proxy(store, {
    get(target, key): unknown {
      const caller = callers.getStore();
      if (caller?.role !== 'manager') return Reflect.get(target, key);
      const method: unknown = Reflect.get(limit(target, caller.jobs), key);
      if (method === undefined) throw roleForbidden();
      return method;
    },
  });
}
