import type { Actions, Base, Collections } from '../room.ts';

export const collections = {
  admins: { personalData: true, person: 'email', retention: { by: 'operator' }, auditKind: 'Accounts and logins', backup: 'outdated' },
  accountInvitations: {
    personalData: true,
    person: 'email',
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
  'log in': { routine: true },
  'log out': { routine: true },
  'end other sessions': {},
  'end all sessions': {},
  'enable two-step login': {},
  'disable two-step login': {},
  'use a recovery code': {},
  'renew recovery codes': {},
} as const satisfies Actions;

export const stores = ({ firebase, settings, clock, open, scoped }: Base) => ({
  admins: open(async () => (await import('./team.ts')).adminStore(firebase, settings.passwordCost, clock)),
  accountInvitations: scoped(async () =>
    (await import('./invitations.ts')).accountInvitationStore(firebase, clock, settings.passwordCost, settings.mail),
  ),
  colleagues: scoped(
    async () => (await import('../colleagues/colleagues.ts')).colleagueStore(firebase),
    async () => (await import('../colleagues/colleagues.ts')).colleaguesOf,
  ),
  knownDevices: open(async () => (await import('./known-devices.ts')).knownDevices(firebase, clock)),
  sessions: open(
    async () => (await import('./sessions.ts')).sessionStore(firebase, settings.identityToolkit, settings.timeouts.auth, clock),
    'Firebase Auth',
  ),
  twoStep: open(async () => (await import('./two-step.ts')).twoStepStore(firebase, clock)),
});
