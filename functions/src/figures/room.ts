import type { Base, Collections } from '../room.ts';

export const collections = {
  applicationFigures: { personalData: false, retention: { by: 'expiry', field: 'expires_at' } },
} as const satisfies Collections;

export const stores = ({ firebase, clock, scoped }: Base) => ({
  figures: scoped(
    async () => (await import('./store.ts')).figuresStore(firebase, clock),
    async () => (await import('./store.ts')).limitedFigures,
  ),
});
