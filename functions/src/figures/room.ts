import type { Registered } from '../platform/registered.ts';
import type { Base, Collections } from '../room.ts';

export const collections = {
  applicationFigures: { personalData: false, retention: { by: 'expiry', field: 'expires_at' } },
  /** What counts of removed applications. */
  removedApplications: { personalData: false, retention: { by: 'expiry', field: 'expires_at' } },
} as const satisfies Collections;

declare module '../platform/registered.ts' {
  interface RegisteredCollections extends Registered<typeof collections> {}
}

export const stores = ({ firebase, clock, scoped }: Base) => ({
  counts: scoped(
    () => import('./counts.ts'),
    ({ countStore }) => countStore(firebase),
    ({ countsOf }) => countsOf,
  ),
  figures: scoped(
    () => import('./store.ts'),
    ({ figuresStore }) => figuresStore(firebase, clock),
  ),
});
