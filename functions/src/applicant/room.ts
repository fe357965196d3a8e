import type { OwnChange } from '../applications/contract/timeline.ts';
import type { Actions, Base } from '../room.ts';

const ownChanges = {
  'change profile': { words: 'correct name or phone' },
  'change resume': { words: 'replace resume' },
  'change keep': { words: 'agree to be kept for later openings' },
  'change keep on': { words: 'agree to be kept for longer' },
  'change end keep': { words: 'end being kept' },
} as const satisfies Record<`change ${OwnChange}`, Actions[string]>;

export const actions = {
  ...ownChanges,
  'add message': {},
  'request links': { kinds: ['Emails'], words: 'request a lost link' },
} as const satisfies Actions;

export const stores = ({ changeApplication, scoped }: Base) => ({
  ownChanges: scoped(async () => (await import('./store.ts')).ownChangeStore(changeApplication)),
});
