import type { Actions, Base, Collections } from '../room.ts';

export const collections = {
  auditLog: { personalData: true, retention: { by: 'expiry', field: 'expires_at' } },
} as const satisfies Collections;

export const actions = { export: { kinds: ['Exports'] } } as const satisfies Actions;

export const stores = ({ firebase, audited, scoped }: Base) => ({
  auditTrail: scoped(async () => (await import('./store.ts')).auditTrailStore(firebase, audited)),
});
