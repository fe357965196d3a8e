import type { Actions, Base, Collections } from '../room.ts';
import { applicationStatuses } from './contract/statuses.ts';

export const collections = {
  /** See `keeping`. */
  applications: { personalData: true, person: 'email_key', retention: { by: 'age', field: 'kept_until', months: 0 } },
  timeline: { personalData: true, retention: { by: 'application' } },
} as const satisfies Collections;

export const actions = {
  ...Object.fromEntries(applicationStatuses.map((status) => [`set status to ${status}`, { kinds: ['Statuses and owners'] } as const])),
  assign: { kinds: ['Statuses and owners'] },
  'load resume': { kinds: ['Applications read'], words: 'load resume for the preview', routine: true },
  'open resume': { kinds: ['Applications read'], routine: true },
  'add note': { kinds: ['Notes'] },
  'edit note': { kinds: ['Notes'] },
  'delete note': { kinds: ['Notes', 'Deletions'] },
  'correct address': { kinds: ['Emails'] },
  'ask to keep': { kinds: ['Emails'], words: 'ask whether to keep it for longer' },
} as const satisfies Actions;

export const stores = ({ firebase, settings: { mail }, clock, changeApplication, applicationEffects, open, scoped }: Base) => {
  const applications = async () =>
    (await import('./store.ts')).applicationStore(firebase, changeApplication, applicationEffects, mail, clock);
  const unlimited = open(applications);
  return {
    applications: scoped(applications, async () => (await import('./scope.ts')).applicationsOf),
    timeline: scoped(
      async () => (await import('./timeline.ts')).timelineStore(firebase, mail, clock),
      async () => (await import('./scope.ts')).timelineOfJobs(unlimited),
    ),
    addresses: scoped(async () => (await import('./address.ts')).addressStore(changeApplication, applicationEffects, mail, clock)),
    staffNews: scoped(async () => (await import('./news.ts')).staffNewsStore(firebase, mail, clock)),
    resumes: open(async () => (await import('./resumes.ts')).resumeStore(firebase), 'Storage'),
  };
};

export const effects = () => import('./effects.ts');
