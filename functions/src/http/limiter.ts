import type { Request } from 'express';
import { messages } from '../contract/messages.ts';
import type { Counter, RateLimitStore } from '../data/rate-limits.ts';
import type { Settings } from '../settings.ts';
import { ApiError } from './api-error.ts';
import { clientAddress } from './client-address.ts';

/** An account is guessed at from many addresses: it takes more failures than one address, so that a single stranger can't lock it. */
const accountFactor = 5;

/** Every method throws an {@link ApiError} 429 with `Retry-After` when there were too many attempts. */
export type Limiter = {
  /** Counts an attempt to apply. */
  application: (request: Request) => Promise<void>;
  /** Counts an attempt to send a contact message. */
  message: (request: Request) => Promise<void>;
  login: {
    /** Looks whether the address, and the account where it is known already, may try. */
    check: (request: Request, username?: string) => Promise<void>;
    /**
     * Counts a failure of address and account beforehand, so that attempts made at once can't outrun the count.
     * @returns uncounts it, for when the login succeeds
     */
    attempt: (request: Request, username: string) => Promise<() => Promise<void>>;
  };
};

export function createLimiter(store: RateLimitStore, { attempts, forwardedHops }: Settings): Limiter {
  const byAddress = (scope: string, request: Request, max: number): Counter => ({
    scope: `${scope} address`,
    key: clientAddress(request, forwardedHops),
    max,
  });

  const loginCounters = (request: Request, username?: string): Counter[] => [
    byAddress('login', request, attempts.login),
    ...(username === undefined
      ? []
      : [{ scope: 'login account', key: username.toLowerCase(), max: attempts.login * accountFactor }]),
  ];

  return {
    async application(request) {
      refuseWhile(await store.take([byAddress('apply', request, attempts.apply)]));
    },
    async message(request) {
      refuseWhile(await store.take([byAddress('contact', request, attempts.contact)]));
    },
    login: {
      async check(request, username) {
        refuseWhile(await store.wait(loginCounters(request, username)));
      },
      async attempt(request, username) {
        const counters = loginCounters(request, username);
        refuseWhile(await store.take(counters));
        return () => store.giveBack(counters);
      },
    },
  };
}

function refuseWhile(waitMs: number): void {
  if (waitMs > 0) throw new ApiError(429, messages.tooManyRequests, { 'Retry-After': String(Math.ceil(waitMs / 1000)) });
}
