import type { Base } from '../room.ts';

export const stores = ({ firebase, expiring, scoped }: Base) => ({
  upkeep: scoped(
    () => import('./store.ts'),
    ({ upkeepStore }) => upkeepStore(firebase, expiring),
  ),
});
