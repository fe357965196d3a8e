import { cached } from './cached.ts';

/**
 * A store that is loaded with the first call of it, so that a new instance answers sooner. What its methods return is a promise and
 * an async iterable in one, because it is not known yet which of them the method returns.
 */
export function loadedOnCall<Store extends object>(load: () => Promise<Store>): Store {
  const loaded = cached(load);
  return new Proxy({} as Store, {
    get(target, key): unknown {
      // A promise that resolves with the store asks for `then`.
      if (key === 'then' || Reflect.has(target, key)) return Reflect.get(target, key);
      return (...args: unknown[]): unknown => {
        const result = loaded().then((store): unknown => Reflect.apply(Reflect.get(store, key) as () => unknown, store, args));
        const each = async function* () {
          yield* (await result) as AsyncIterable<unknown>;
        };
        return Object.assign(result, { [Symbol.asyncIterator]: each });
      };
    },
  });
}
