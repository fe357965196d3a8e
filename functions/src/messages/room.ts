import { retention } from '../platform/contract/retention.ts';
import type { Actions, Base, Collections } from '../room.ts';
import type { MessageStatus } from './contract/endpoints.ts';

export const collections = {
  contactMessages: { personalData: true, person: 'email', retention: { by: 'age', field: 'created_at', months: retention.months } },
} as const satisfies Collections;

export const actions = {
  'set status to Open': { kinds: ['Statuses and owners'] },
  'set status to Answered': { kinds: ['Statuses and owners'] },
} as const satisfies Actions & Record<`set status to ${MessageStatus}`, unknown>;

export const stores = ({ firebase, clock, scoped }: Base) => ({
  messages: scoped(
    async () => (await import('./store.ts')).messageStore(firebase, clock),
    async () => (await import('./store.ts')).noMessages,
  ),
  messageReplies: scoped(async () => (await import('./replies.ts')).messageReplyStore(firebase, clock)),
});
