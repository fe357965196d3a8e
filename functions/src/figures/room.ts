import type { Base, Collections } from '../room.ts';

export const collections = {
  applicationFigures: { personalData: false, retention: { by: 'expiry', field: 'expires_at' } },
} as const satisfies Collections;

export const stores = ({ firebase, clock, scoped }: Base) => ({
  counts: scoped(
    async () => (await import('./counts.ts')).countStore(firebase),
    async () => (await import('./counts.ts')).countsOf,
  ),
  figures: scoped(async () => (await import('./store.ts')).figuresStore(firebase, clock)),
});
