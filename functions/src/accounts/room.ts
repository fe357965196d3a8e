import type { Registered } from '../platform/registered.ts';
import type { Actions, Base, Collections } from '../room.ts';

export const collections = {
  admins: { personalData: true, retention: { by: 'operator' }, auditKind: 'Accounts and logins', backup: 'outdated' },
  accountInvitations: {
    personalData: true,
    retention: { by: 'expiry', field: 'expires_at' },
    auditKind: 'Accounts and logins',
    backup: 'outdated',
  },
  sessions: { personalData: true, retention: { by: 'expiry', field: 'expires' }, backup: 'outdated' },
} as const satisfies Collections;

/** Those on sessions are recorded on the account. */
export const actions = {
  invite: {},
  'cancel invitation': {},
  'accept invitation': {},
  'change role': {},
  'change email': {},
  'change name': {},
  disable: {},
  enable: {},
  'set password': {},
  'send link': { words: 'send a link for a new password' },
  'request link': { words: 'ask for a link for a new password' },
  'set password by link': {},
  'set news': {},
  'hand over': {},
  'set deputy': {},
  'set hours': {},
  'set busy calendar': {},
  'end busy calendar': {},
  'create calendar feed': {},
  'end calendar feed': {},
  'log in': {},
  'log out': {},
  'end other sessions': {},
  'end all sessions': {},
  'enable two-step login': {},
  'disable two-step login': {},
  'use a recovery code': {},
  'renew recovery codes': {},
} as const satisfies Actions;

declare module '../platform/registered.ts' {
  interface RegisteredCollections extends Registered<typeof collections> {}
  interface RegisteredActions extends Registered<typeof actions> {}
}

export const stores = ({ firebase, settings, clock, open, scoped }: Base) => ({
  admins: open(
    () => import('./team.ts'),
    ({ adminStore }) => adminStore(firebase, settings.passwordCost, clock),
  ),
  accountInvitations: scoped(
    () => import('./invitations.ts'),
    ({ accountInvitationStore }) => accountInvitationStore(firebase, clock, settings.passwordCost),
  ),
  colleagues: scoped(
    () => import('./colleagues.ts'),
    ({ colleagueStore }) => colleagueStore(firebase),
    ({ colleaguesOf }) => colleaguesOf,
  ),
  knownDevices: open(
    () => import('./known-devices.ts'),
    ({ knownDevices }) => knownDevices(firebase, clock),
  ),
  sessions: open(
    () => import('./sessions.ts'),
    ({ sessionStore }) => sessionStore(firebase, settings.identityToolkit, settings.timeouts.auth, clock),
    'Firebase Auth',
  ),
  staffNews: scoped(
    () => import('./news.ts'),
    ({ staffNewsStore }) => staffNewsStore(firebase, clock),
  ),
  twoStep: open(
    () => import('./two-step.ts'),
    ({ twoStepStore }) => twoStepStore(firebase, clock),
  ),
});
