import type { Request } from 'express';
import { sessionCookie } from '../contract/endpoints.ts';
import { texts } from '../contract/texts.ts';
import type { KnownDevices } from '../data/known-devices.ts';
import type { Attempt, Counter, RateLimitStore } from '../data/rate-limits.ts';
import type { Settings } from '../settings.ts';
import { ApiError } from './api-error.ts';
import { cookieOf } from './cookies.ts';

/** Failures that an account allows, as a multiple of what one client is allowed. One stranger's own waits keep them below it. */
const accountFactor = 5;

/** Strangers with many addresses can make an account wait in every browser it does not know. So this is short: five minutes. */
const accountWaitMaxMs = 5 * 60 * 1000;

/** Who has the password may try codes slowly: ten, and then a wait that doubles up to a day. */
const codeWaitMaxMs = 24 * 60 * 60 * 1000;

/** Who tries to log in: a browser that an account has logged in from, or else an address. */
export type LoginClient = {
  /** The browser's token, or the address. */
  key: string;
  /** The account that has logged in from this browser. */
  deviceOf?: string | undefined;
};

type Step = 'password' | 'code';

/** An attempt that counts as a failure until it is undone. */
export type CountedAttempt = { undo: () => Promise<void> };

/** Every method that counts throws an {@link ApiError} 429 with `Retry-After` when there were too many attempts. */
export type Limiter = {
  /** Counts an attempt to apply. */
  application: (request: Request) => Promise<void>;
  /** Counts an attempt to send a contact message. */
  message: (request: Request) => Promise<void>;
  login: {
    /** Counts a request to the login, before anything of it is read. */
    admit: (request: Request) => Promise<LoginClient>;
    /** Refuses where one more failure would be too many, of the client or on the account. Counts nothing. */
    check: (client: LoginClient, username: string) => Promise<void>;
    /** Counts a failure beforehand, so that attempts made at once can't outrun the count. */
    attempt: (client: LoginClient, username: string, step: Step) => Promise<CountedAttempt>;
    /** @returns the new token of the browser that the account has just logged in from */
    remember: (username: string, client?: LoginClient) => Promise<string>;
  };
  /** Counts a failure to confirm a change with one's password beforehand. */
  confirmation: (username: string) => Promise<CountedAttempt>;
};

/** @see docs/decisions/0012-limits.md */
export function createLimiter(
  store: RateLimitStore,
  devices: KnownDevices,
  addressOf: (request: Request) => string,
  { attempts, waitMaxMs }: Pick<Settings, 'attempts' | 'waitMaxMs'>,
): Limiter {
  const counter = (scope: string, key: string, max: number): Counter => ({ scope, key, max, waitMaxMs });

  async function count(one: Counter): Promise<Attempt> {
    const attempt = await store.take(one);
    refuseWhile(attempt.waitMs);
    return attempt;
  }

  /** Failures in a browser that the account knows are counted apart from those of strangers, who can't lock it out there. */
  function failureCounters({ key, deviceOf }: LoginClient, username: string, step: Step): Counter[] {
    const name = username.toLowerCase();
    const client = counter('login client', key, attempts.login);
    const max = attempts.login * accountFactor;
    if (deviceOf === name) return [client, counter('login from known devices', name, max)];
    if (step === 'code') return [client, { ...counter('login code', name, attempts.login), waitMaxMs: codeWaitMaxMs }];
    return [client, { ...counter('login account', name, max), waitMaxMs: Math.min(waitMaxMs, accountWaitMaxMs) }];
  }

  return {
    async application(request) {
      await count(counter('apply address', addressOf(request), attempts.apply));
    },

    async message(request) {
      await count(counter('contact address', addressOf(request), attempts.contact));
    },

    login: {
      async admit(request) {
        const device = cookieOf(request, sessionCookie);
        const deviceOf = device === '' ? undefined : await devices.accountOf(device);
        const client = { key: deviceOf === undefined ? addressOf(request) : device, deviceOf };
        await count(counter('login request', client.key, attempts.loginRequests));
        refuseWhile(await store.wait(counter('login client', client.key, attempts.login)));
        return client;
      },

      async check(client, username) {
        const waits = await Promise.all(failureCounters(client, username, 'password').map((one) => store.wait(one)));
        refuseWhile(Math.max(...waits));
      },

      async attempt(client, username, step) {
        const taken: Attempt[] = [];
        const undo = async () => {
          await Promise.all(taken.map((attempt) => store.undo(attempt)));
        };
        // One after the other: what the client may not try must not count against the account.
        for (const one of failureCounters(client, username, step)) {
          const attempt = await store.take(one);
          if (attempt.waitMs > 0) {
            await undo();
            refuseWhile(attempt.waitMs);
          }
          taken.push(attempt);
        }
        return { undo };
      },

      remember: (username, client) => devices.add(username, client?.deviceOf === undefined ? undefined : client.key),
    },

    async confirmation(username) {
      const attempt = await count(counter('confirmation', username, attempts.login));
      return { undo: () => store.undo(attempt) };
    },
  };
}

function refuseWhile(waitMs: number): void {
  if (waitMs > 0) throw new ApiError(429, texts.tooManyRequests, { 'Retry-After': String(Math.ceil(waitMs / 1000)) });
}
