import type { Actions, Base } from '../room.ts';

export const actions = {
  reply: { kinds: ['Emails'] },
  'undo reply': { kinds: ['Emails'] },
  'tell of an opening': { kinds: ['Emails'], words: 'suggest another job' },
  'cancel mail': { kinds: ['Emails'], words: 'cancel email' },
} as const satisfies Actions;

export const stores = ({ firebase, clock, changeApplication, scoped }: Base) => ({
  statuses: scoped(async () => (await import('./store.ts')).statusStore(changeApplication, clock)),
  applicationReplies: scoped(async () => (await import('./replies.ts')).replyStore(firebase, changeApplication, clock)),
  suggestions: scoped(async () => (await import('./store.ts')).suggestionStore(firebase, clock)),
  mailTemplates: scoped(async () => {
    const { storedMailTemplates, mailTemplatesDefaults } = await import('./contract/stored-mail-templates.ts');
    const { settingsDocument } = await import('../platform/firestore/settings-document.ts');
    return settingsDocument(firebase, 'mailTemplates', storedMailTemplates, mailTemplatesDefaults);
  }),
});

export const effects = () => import('./effects.ts');
