import type { MessageStore } from './store.ts';

export function noMessages(): Partial<MessageStore> {
  return { countOpen: () => Promise.resolve(0), countDue: () => Promise.resolve(0) };
}
