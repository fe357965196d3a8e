import { AsyncLocalStorage } from 'node:async_hooks';
import { cached } from './cached.ts';
import type { Role } from './contract/roles.ts';
import { UnavailableError } from './errors.ts';
import { roleForbidden } from './http/api-error.ts';

/** A store whose methods all are asynchronous. */
export type Loadable<Store> = Record<keyof Store, (...args: never[]) => Promise<unknown> | AsyncIterable<unknown>>;

/** @returns the methods of a store that managers may use, limited to their jobs */
export type Limit<Store> = (store: Store, jobs: readonly string[]) => Partial<Store>;

/** In which a service must answer, or send the next item. Google's libraries retry for ten minutes. */
type Time = { service: string; ms: number };

/** Who calls. `jobs` limits a manager. */
type Caller = { role: Role; jobs: readonly string[] };

const callers = new AsyncLocalStorage<Caller | undefined>();

/** If a manager calls, limits what `act` gets of the stores, also after changes of `caller`. */
export function limitedTo<Result>(caller: Caller | undefined, act: () => Result): Result {
  return callers.run(caller, act);
}

/**
 * A store that is loaded with the first call, so that a new instance answers sooner. Its methods
 * return a promise and an async iterable in one, as it is not known yet which it will be.
 * @param limitOf leaves out the methods that a manager is refused; by default none
 */
export function loadedOnCall<Store extends Loadable<Store>>(
  make: () => Promise<Store>,
  time?: Time,
  limitOf?: () => Promise<Limit<Store>>,
): Store {
  const loaded = cached(() => Promise.all([make(), limitOf?.()]));
  return new Proxy({} as Store, {
    has: () => true,
    get(target, key): unknown {
      // What resolves with the store asks for `then`.
      if (key === 'then' || Object.hasOwn(target, key)) return Reflect.get(target, key);
      return (...args: never[]): unknown => {
        const result = loaded().then(([store, limit]): unknown => {
          const caller = callers.getStore();
          const methods = limit && caller?.role === 'manager' ? limit(store, caller.jobs) : store;
          const method: Store[keyof Store] | undefined = methods[key as keyof Store];
          if (!method) throw roleForbidden();
          const answer = Reflect.apply(method, methods, args);
          if (!time) return answer;
          return answer instanceof Promise ? within(answer, time) : eachWithin(answer, time);
        });
        const each = async function* () {
          yield* (await result) as AsyncIterable<unknown>;
        };
        return Object.assign(result, { [Symbol.asyncIterator]: each });
      };
    },
  });
}

async function within<Value>(call: Promise<Value>, { service, ms }: Time): Promise<Value> {
  let timer: NodeJS.Timeout | undefined;
  const limit = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new UnavailableError(`${service}: no answer within ${ms} ms`)), ms);
  });
  try {
    return await Promise.race([call, limit]);
  } finally {
    clearTimeout(timer);
  }
}

async function* eachWithin(items: AsyncIterable<unknown>, time: Time): AsyncGenerator<unknown, void> {
  const iterator = items[Symbol.asyncIterator]();
  for (;;) {
    const item: IteratorResult<unknown, unknown> = await within(iterator.next(), time);
    if (item.done) return;
    yield item.value;
  }
}
