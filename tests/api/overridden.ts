/** @returns the store with some methods of its own: what a store has cannot be spread, because it is loaded with its first call */
export function overridden<Store extends object>(store: Store, methods: Partial<Store>): Store {
  return Object.assign(Object.create(store) as Store, methods);
}
