import type { Actions, Base, Collections } from '../room.ts';

export const collections = {
  outbox: { personalData: true, person: 'to', retention: { by: 'expiry', field: 'expires_at' }, backup: 'outdated' },
  rateLimits: { personalData: true, retention: { by: 'expiry', field: 'expires_at' }, backup: 'outdated' },
  /** What scheduled functions remember for their next run. */
  progress: { personalData: false, backup: 'outdated' },
  settings: { personalData: false, auditKind: 'Jobs and settings' },
} as const satisfies Collections;

export const actions = { create: {}, update: {}, delete: { kinds: ['Deletions'] }, restore: {} } as const satisfies Actions;

export const stores = ({ firebase, clock, scoped }: Base) => ({
  captchaCodes: scoped(async () => (await import('./firestore/captcha-codes.ts')).captchaCodeStore(firebase, clock)),
  failedMails: scoped(async () => (await import('./mail/failed.ts')).failedMailStore(firebase)),
  recipients: scoped(async () => (await import('./mail/recipients.ts')).recipientCounts(firebase, clock)),
});
