/** @returns the store with these methods. It can't be spread, as its first call loads its own. */
export function overridden<Store extends object>(store: Store, methods: Partial<Store>): Store {
  return Object.assign(Object.create(store) as Store, methods);
}
