import type { Actions, Base, Collections } from '../room.ts';

export const collections = {
  holds: { personalData: true, person: 'about', retention: { by: 'operator' } },
  sealedApplications: { personalData: true, person: 'email_key', retention: { by: 'age', field: 'kept_until', months: 0 } },
} as const satisfies Collections;

export const actions = {
  'place hold': { kinds: ['Deletions'] },
  'lift hold': { kinds: ['Deletions'] },
  seal: { kinds: ['Deletions'] },
  'open sealed': { kinds: ['Applications read'], words: 'open a sealed application' },
} as const satisfies Actions;

export const stores = ({ firebase, settings, clock, audited, scoped }: Base) => ({
  records: scoped(async () => (await import('./store.ts')).recordStore(firebase, audited.collections, settings.mail, clock)),
});
