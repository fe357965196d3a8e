import type { Registered } from '../platform/registered.ts';
import type { Actions, Base } from '../room.ts';

export const actions = {
  reply: { kinds: ['Emails'] },
  'undo reply': { kinds: ['Emails'] },
  'tell of an opening': { kinds: ['Emails'], words: 'suggest another job' },
  'cancel mail': { kinds: ['Emails'], words: 'cancel email' },
} as const satisfies Actions;

declare module '../platform/registered.ts' {
  interface RegisteredActions extends Registered<typeof actions> {}
}

export const stores = ({ firebase, clock, changeApplication, scoped }: Base) => ({
  statuses: scoped(
    () => import('./statuses.ts'),
    ({ statusStore }) => statusStore(changeApplication, clock),
  ),
  applicationReplies: scoped(
    () => import('./replies.ts'),
    ({ replyStore }) => replyStore(changeApplication, clock),
  ),
  suggestions: scoped(
    () => import('./suggestions.ts'),
    ({ suggestionStore }) => suggestionStore(firebase, clock),
  ),
  scheduledMails: scoped(
    () => import('./scheduled.ts'),
    ({ scheduledMailStore }) => scheduledMailStore(firebase, changeApplication),
  ),
  answered: scoped(
    () => import('./promise.ts'),
    ({ answeredStore }) => answeredStore(firebase),
  ),
  mailTemplates: scoped(
    () => Promise.all([import('../platform/firestore/settings-document.ts'), import('./contract/stored-mail-templates.ts')]),
    ([{ settingsDocument }, { storedMailTemplates, mailTemplatesDefaults }]) =>
      settingsDocument(firebase, 'mailTemplates', storedMailTemplates, mailTemplatesDefaults),
  ),
});

export const mailEffects = async () => (await import('./effects.ts')).mailEffects;
