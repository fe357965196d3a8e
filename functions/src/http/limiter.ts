import type { Request } from 'express';
import { messages } from '../contract/messages.ts';
import type { FamiliarAddresses } from '../data/familiar-addresses.ts';
import type { Attempt, Counter, RateLimitStore } from '../data/rate-limits.ts';
import type { Settings } from '../settings.ts';
import { ApiError } from './api-error.ts';
import { clientAddress } from './client-address.ts';

/**
 * An account is guessed at from many addresses: it takes more failures than one address, so that a single stranger, whose own waits
 * grow from one to eight minutes within a window of fifteen, can't make it wait.
 */
const accountFactor = 5;

/** A stranger with many addresses can make an account wait everywhere but where it is at home. So this is short: five minutes. */
const accountWaitMaxMs = 5 * 60 * 1000;

/** A login that is counted as a failure until it is known to be none. It ends with one of these calls, or stays one. */
export type LoginAttempt = {
  /** Uncounts it, and notes that the account is at home at the address. */
  succeeded: () => Promise<void>;
  /** Uncounts it, where the password was right and something else failed. */
  giveBack: () => Promise<void>;
};

/** Every method throws an {@link ApiError} 429 with `Retry-After` when there were too many attempts. */
export type Limiter = {
  /** Counts an attempt to apply. */
  application: (request: Request) => Promise<void>;
  /** Counts an attempt to send a contact message. */
  message: (request: Request) => Promise<void>;
  login: {
    /** Refuses where another attempt of the address, or on the account if that is known already, would be one too many. Counts none. */
    check: (request: Request, username?: string) => Promise<void>;
    /** Counts a failure of address and account beforehand, so that attempts made at once can't outrun the count. */
    attempt: (request: Request, username: string) => Promise<LoginAttempt>;
  };
};

/** @see docs/decisions/0012-limits.md */
export function createLimiter(store: RateLimitStore, familiar: FamiliarAddresses, settings: Settings): Limiter {
  const { attempts, waitMaxMs } = settings;
  const addressOf = (request: Request) => clientAddress(request, settings.forwardedHops);

  const byAddress = (form: keyof Settings['attempts'], request: Request): Counter => ({
    scope: `${form} address`,
    key: addressOf(request),
    max: attempts[form],
    waitMaxMs,
  });

  /** An account's counter is for strangers: where it has logged in before, only the address's own counts. */
  async function loginCounters(request: Request, name: string): Promise<Counter[]> {
    const key = name.toLowerCase();
    const address = byAddress('login', request);
    if (await familiar.has(key, address.key)) return [address];
    const max = attempts.login * accountFactor;
    return [address, { scope: 'login account', key, max, waitMaxMs: Math.min(waitMaxMs, accountWaitMaxMs) }];
  }

  return {
    async application(request) {
      refuseWhile((await store.take(byAddress('apply', request))).waitMs);
    },
    async message(request) {
      refuseWhile((await store.take(byAddress('contact', request))).waitMs);
    },
    login: {
      async check(request, username) {
        const counters = username === undefined ? [byAddress('login', request)] : await loginCounters(request, username);
        refuseWhile(Math.max(...(await Promise.all(counters.map((counter) => store.wait(counter))))));
      },
      async attempt(request, username) {
        const taken: Attempt[] = [];
        const giveBack = async () => {
          await Promise.all(taken.map((attempt) => store.giveBack(attempt)));
        };
        // One after the other: what the address may not try must not count against the account.
        for (const counter of await loginCounters(request, username)) {
          const attempt = await store.take(counter);
          if (attempt.waitMs > 0) {
            await giveBack();
            refuseWhile(attempt.waitMs);
          }
          taken.push(attempt);
        }
        return {
          giveBack,
          async succeeded() {
            await Promise.all([familiar.add(username.toLowerCase(), addressOf(request)), giveBack()]);
          },
        };
      },
    },
  };
}

function refuseWhile(waitMs: number): void {
  if (waitMs > 0) throw new ApiError(429, messages.tooManyRequests, { 'Retry-After': String(Math.ceil(waitMs / 1000)) });
}
