import type { InterviewEvent } from '../applications/contract/timeline.ts';
import type { Actions, Base, Collections } from '../room.ts';

export const collections = {
  interviews: { personalData: true, retention: { by: 'application' }, backup: 'of an application' },
  /** A quarter of an hour of an interviewer that is booked. */
  interviewSlots: { personalData: true, retention: { by: 'expiry', field: 'expires_at' }, backup: 'of an application' },
  scorecards: { personalData: true, retention: { by: 'application' }, backup: 'of an application' },
} as const satisfies Collections;

const kinds = ['Interviews'] as const;

const events = {
  'interview booked': { kinds },
  'interview moved': { kinds },
  'interview changed': { kinds },
  'interview declined': { kinds },
  'interview cancelled': { kinds, words: 'interview canceled' },
} as const satisfies Record<`interview ${InterviewEvent}`, Actions[string]>;

export const actions = {
  ...events,
  'remind of interview': { kinds, words: 'send reminders of an interview' },
  'send scorecard': { kinds },
} as const satisfies Actions;

export const stores = ({ firebase, settings, clock, changeApplication, open, scoped }: Base) => ({
  busy: open(async () => {
    const [{ busyStore }, { hostOf }] = await Promise.all([import('./busy.ts'), import('../platform/mail/calendar.ts')]);
    return busyStore(firebase, clock, hostOf(settings.mail?.from ?? ''), settings.calendarReach);
  }),
  interviews: scoped(
    async () => (await import('./store.ts')).interviewStore(firebase, changeApplication, clock),
    async () => (await import('./store.ts')).interviewsOf,
  ),
  scorecards: scoped(
    async () => (await import('./scorecards.ts')).scorecardStore(firebase, clock),
    async () => (await import('./scorecards.ts')).scorecardsOf,
  ),
});

export const effects = () => import('./effects.ts');
