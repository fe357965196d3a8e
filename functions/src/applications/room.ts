import type { Registered } from '../platform/registered.ts';
import type { Actions, Base, Collections } from '../room.ts';
import { applicationStatuses } from './contract/statuses.ts';

export const collections = {
  /** See `keeping`. */
  applications: { personalData: true, retention: { by: 'age', field: 'kept_until', months: 0 } },
  timeline: { personalData: true, retention: { by: 'application' } },
} as const satisfies Collections;

export const actions = {
  ...Object.fromEntries(applicationStatuses.map((status) => [`set status to ${status}`, { kinds: ['Statuses and owners'] } as const])),
  assign: { kinds: ['Statuses and owners'] },
  'load resume': { kinds: ['Applications read'], words: 'load resume for the preview' },
  'open resume': { kinds: ['Applications read'] },
  'add note': { kinds: ['Notes'] },
  'edit note': { kinds: ['Notes'] },
  'delete note': { kinds: ['Notes', 'Deletions'] },
  'correct address': { kinds: ['Emails'] },
  'ask to keep': { kinds: ['Emails'], words: 'ask whether to keep it for longer' },
} as const satisfies Actions;

declare module '../platform/registered.ts' {
  interface RegisteredCollections extends Registered<typeof collections> {}
  interface RegisteredActions extends Registered<typeof actions> {}
}

export const stores = ({ firebase, clock, changeApplication, open, scoped }: Base) => {
  const load = () => Promise.all([import('./store.ts'), import('./scope.ts')]);
  const create = ([{ applicationStore }]: Awaited<ReturnType<typeof load>>) => applicationStore(firebase, changeApplication, clock);
  const unlimited = open(load, create);
  return {
    applications: scoped(load, create, ([, { applicationsOf }]) => applicationsOf),
    timeline: scoped(
      () => Promise.all([import('./timeline.ts'), import('./scope.ts')]),
      ([{ timelineStore }]) => timelineStore(firebase, clock),
      ([, { timelineOfJobs }]) => timelineOfJobs(unlimited),
    ),
    addresses: scoped(
      () => import('./address.ts'),
      ({ addressStore }) => addressStore(changeApplication, clock),
    ),
    resumes: open(
      () => import('./resumes.ts'),
      ({ resumeStore }) => resumeStore(firebase),
      'Storage',
    ),
  };
};
