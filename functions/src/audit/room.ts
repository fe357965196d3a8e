import type { Registered } from '../platform/registered.ts';
import type { Actions, Base, Collections } from '../room.ts';

export const collections = {
  auditLog: { personalData: true, retention: { by: 'expiry', field: 'expires_at' } },
} as const satisfies Collections;

export const actions = { export: { kinds: ['Exports'] } } as const satisfies Actions;

declare module '../platform/registered.ts' {
  interface RegisteredCollections extends Registered<typeof collections> {}
  interface RegisteredActions extends Registered<typeof actions> {}
}

export const stores = ({ firebase, audited, scoped }: Base) => ({
  auditTrail: scoped(async () => (await import('./store.ts')).auditTrailStore(firebase, audited)),
});
