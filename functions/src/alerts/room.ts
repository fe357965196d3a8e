import type { Registered } from '../platform/registered.ts';
import type { Base, Collections } from '../room.ts';

export const collections = {
  /** Only unconfirmed requests expire. Unsubscribing removes the others. */
  alerts: { personalData: true, retention: { by: 'expiry', field: 'expires_at' }, backup: 'outdated' },
} as const satisfies Collections;

declare module '../platform/registered.ts' {
  interface RegisteredCollections extends Registered<typeof collections> {}
}

export const stores = ({ firebase, clock, scoped }: Base) => ({
  alerts: scoped(async () => (await import('./store.ts')).alertStore(firebase, clock)),
});
