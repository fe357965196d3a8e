/**
 * Replaces methods of a store for all that use it. @param methods gets the store's own
 * @returns the store
 */
export function replacing<Store extends object>(store: Store, methods: (own: Store) => Partial<Store>): Store {
  const originals = new Map<PropertyKey, unknown>();
  const own = new Proxy(store, { get: (_, key): unknown => originals.get(key) ?? Reflect.get(store, key) });
  const replaced = methods(own);
  for (const key of Object.keys(replaced)) originals.set(key, Reflect.get(store, key));
  return Object.assign(store, replaced);
}
