import { cached } from './cached.ts';

/** A store whose methods all are asynchronous. */
export type Loadable<Store> = Record<keyof Store, (...args: never[]) => Promise<unknown> | AsyncIterable<unknown>>;

/**
 * A store whose module is loaded with the first call, so that a new instance answers sooner. Its
 * methods return a promise and an async iterable in one, as it is not known yet which it will be.
 */
export function loadedOnCall<Module, Store extends Loadable<Store>>(load: () => Promise<Module>, create: (module: Module) => Store): Store {
  const loaded = cached(load);
  let store: Store | undefined;
  return new Proxy({} as Store, {
    has: () => true,
    get(target, key): unknown {
      // What resolves with the store asks for `then`.
      if (key === 'then' || Object.hasOwn(target, key)) return Reflect.get(target, key);
      return (...args: unknown[]): unknown => {
        const result = loaded().then((module): unknown => {
          store ??= create(module);
          return Reflect.apply(Reflect.get(store, key) as () => unknown, store, args);
        });
        const each = async function* () {
          yield* (await result) as AsyncIterable<unknown>;
        };
        return Object.assign(result, { [Symbol.asyncIterator]: each });
      };
    },
  });
}
