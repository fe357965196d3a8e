import type { IncomingMessage } from 'node:http';
import type { ChangeApplication } from './applications/change.ts';
import { cached } from './platform/cached.ts';
import type { Firebase } from './platform/firestore/firebase.ts';
import { rateLimitStore } from './platform/firestore/rate-limits.ts';
import { createFormCaptcha, isAccepted } from './platform/http/captcha.ts';
import { clientAddress } from './platform/http/client-address.ts';
import { createStaffCookies } from './platform/http/cookies.ts';
import { createLimiter } from './platform/http/limiter.ts';
import { loadedOnCall } from './platform/stores.ts';
import type { Base } from './room.ts';
import { actions, applicationEffects, collections, mailEffects, storesOf, whenShown } from './rooms.ts';
import type { Settings } from './settings.ts';

/** The stores and services that the app is built from. Tests replace them. */
export type Parts = ReturnType<typeof createParts>;

/** Connects each service when it is first used. @param clock in milliseconds */
export function createParts(settings: Settings, firebase: Firebase, clock: () => number = Date.now) {
  const { timeouts } = settings;
  const msOf = { Firestore: timeouts.firestore, Storage: timeouts.storage, 'Firebase Auth': timeouts.auth };
  const addressOf = (request: IncomingMessage) => clientAddress(request, settings.forwardedHops);
  /** The address that Google's front end saw. Callers of the function itself cannot choose it. */
  const callerOf = (request: IncomingMessage) => clientAddress(request, 1);
  const open: Base['open'] = (make, service = 'Firestore') => loadedOnCall(make, { service, ms: msOf[service] });
  const scoped: Base['scoped'] = (make, limitOf = () => Promise.resolve(() => ({}))) =>
    loadedOnCall(make, { service: 'Firestore', ms: timeouts.firestore }, limitOf);
  const changes = cached(async () =>
    (await import('./applications/change.ts')).applicationChanges(firebase, whenShown, settings.mail, clock),
  );
  const changeApplication: ChangeApplication = async (...change) => (await changes())(...change);
  const audited = { actions, collections };
  const stores = storesOf({ firebase, settings, clock, changeApplication, applicationEffects, audited, open, scoped });
  const limiter = createLimiter(
    open(() => Promise.resolve(rateLimitStore(firebase, clock))),
    stores.knownDevices,
    { addressOf, callerOf },
    settings,
    clock,
  );
  return {
    ...stores,
    requireTwoStep: settings.requireTwoStep,
    captcha: createFormCaptcha((token) => isAccepted(settings.captcha, token, timeouts.siteverify), stores.captchaCodes, limiter),
    limiter,
    cookies: createStaffCookies(settings.secureCookies),
    outbox: scoped(async () => (await import('./platform/mail/outbox.ts')).outbox(firebase, await mailEffects(), clock)),
    loadTemplates: () => import('./templates.ts'),
    mail: settings.mail,
    cacheMs: settings.cacheMs,
    clock,
    addressOf,
  };
}
