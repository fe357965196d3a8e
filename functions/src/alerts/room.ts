import type { Base, Collections } from '../room.ts';

export const collections = {
  /** Only unconfirmed requests expire. Unsubscribing removes the others. */
  alerts: { personalData: true, person: 'email', retention: { by: 'expiry', field: 'expires_at' }, backup: 'outdated' },
} as const satisfies Collections;

export const stores = ({ firebase, settings, clock, scoped }: Base) => ({
  alerts: scoped(async () => (await import('./store.ts')).alertStore(firebase, clock, settings.mail?.siteUrl)),
});
