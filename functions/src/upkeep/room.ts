import type { Registered } from '../platform/registered.ts';
import type { Actions, Base } from '../room.ts';

export const actions = { 'put off removal': { kinds: ['Deletions'] } } as const satisfies Actions;

declare module '../platform/registered.ts' {
  interface RegisteredActions extends Registered<typeof actions> {}
}

export const stores = ({ firebase, expiring, scoped }: Base) => ({
  upkeep: scoped(async () => (await import('./store.ts')).upkeepStore(firebase, expiring)),
});
