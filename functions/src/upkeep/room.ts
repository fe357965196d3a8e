import type { Actions, Base } from '../room.ts';

export const actions = { 'put off removal': { kinds: ['Deletions'], words: 'postpone removal' } } as const satisfies Actions;

export const stores = ({ firebase, settings, applicationEffects, scoped }: Base) => ({
  upkeep: scoped(async () => (await import('./store.ts')).upkeepStore(firebase, applicationEffects, settings.mail)),
});
