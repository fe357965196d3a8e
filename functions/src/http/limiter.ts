import type { Request } from 'express';
import { sessionCookie } from '../contract/endpoints.ts';
import { answerTexts } from '../contract/answer-texts.ts';
import type { KnownDevices } from '../data/known-devices.ts';
import type { Attempt, Counter, RateLimitStore } from '../data/rate-limits.ts';
import type { Settings } from '../settings.ts';
import { ApiError } from './api-error.ts';
import { cookieOf } from './cookies.ts';
import { memoryCounter } from './memory-counter.ts';

/** Failures allowed per account, as a multiple of those per client. A single client has to wait before it reaches them. */
const accountFactor = 5;

/** Short, since strangers with many addresses can make an account wait in unknown browsers. */
const accountWaitMaxMs = 5 * 60 * 1000;

/** Slows down an attacker who knows the password: the waits after wrong codes double up to a day. */
const codeWaitMaxMs = 24 * 60 * 60 * 1000;

/** How many submissions of a form a client may make before their captchas are solved, as a multiple of those with a solved one. */
const looseFactor = 10;

export type LoginClient = {
  /** The device token of a known browser, or the client's address. */
  key: string;
  /** The account that the browser is known for. */
  deviceOf?: string | undefined;
};

type Step = 'password' | 'code';

export type CountedAttempt = { undo: () => Promise<void> };

/** All methods but `remember` throw an {@link ApiError} 429 with `Retry-After` after too many attempts. */
export type Limiter = {
  /**
   * Counts a submission of a form loosely, before its body is read. @param kind of attempts whose limit applies
   * @returns a function that counts it properly, to be called once its captcha is solved
   */
  form: (request: Request, form: string, kind: 'apply' | 'contact') => Promise<() => Promise<void>>;
  /** Counts a call whose private token leads nowhere. A call with a valid token is never refused. */
  unknownLink: (request: Request) => Promise<void>;
  /** Counts in memory, since views store nothing about a visitor, not even a hash. */
  view: (request: Request) => void;
  login: {
    /** Counts a request to the login before its body is read. */
    admit: (request: Request) => Promise<LoginClient>;
    /** Refuses if one more failure would be too many, for the client or the account. Counts nothing. */
    check: (client: LoginClient, username: string) => Promise<void>;
    /** Counts a failure in advance, so that simultaneous attempts can't outrun the count. */
    attempt: (client: LoginClient, username: string, step: Step) => Promise<CountedAttempt>;
    /** @returns a new device token, which makes the caller's browser known to the account */
    remember: (username: string, client?: LoginClient) => Promise<string>;
  };
  /** Counts a failed password confirmation in advance. */
  confirmation: (username: string) => Promise<CountedAttempt>;
};

/**
 * @param addressOf returns the address that counts in Firestore @param routeOf returns what counts in memory, which nobody can forge
 * @param clock in milliseconds @see docs/decisions/0012-limits.md
 */
export function createLimiter(
  store: RateLimitStore,
  devices: KnownDevices,
  { addressOf, routeOf }: Record<'addressOf' | 'routeOf', (request: Request) => string>,
  { attempts, waitMaxMs, windowMs }: Pick<Settings, 'attempts' | 'waitMaxMs' | 'windowMs'>,
  clock: () => number,
): Limiter {
  const countView = memoryCounter(windowMs, clock);
  const countForm = memoryCounter(windowMs, clock);
  const createCounter = (scope: string, key: string, max: number): Counter => ({ scope, key, max, waitMaxMs });

  async function count(counter: Counter): Promise<Attempt> {
    const attempt = await store.take(counter);
    refuseWhile(attempt.waitMs);
    return attempt;
  }

  /** Wrong passwords in known browsers are counted separately, so that strangers can't lock the account out there. */
  function failureCounters({ key, deviceOf }: LoginClient, username: string, step: Step): Counter[] {
    const name = username.toLowerCase();
    const client = createCounter('login client', key, attempts.login);
    const max = attempts.login * accountFactor;
    if (step === 'code') return [client, { ...createCounter('login code', name, attempts.login), waitMaxMs: codeWaitMaxMs }];
    if (deviceOf === name) return [client, createCounter('login from known devices', name, max)];
    return [client, { ...createCounter('login account', name, max), waitMaxMs: Math.min(waitMaxMs, accountWaitMaxMs) }];
  }

  return {
    async form(request, form, kind) {
      const max = attempts[kind];
      refuseWhile(countForm(`${form} ${routeOf(request)}`, max * looseFactor));
      const counter = createCounter(`${form} address`, addressOf(request), max);
      refuseWhile(await store.wait(counter));
      return async () => {
        await count(counter);
      };
    },

    async unknownLink(request) {
      await count(createCounter('unknown link address', addressOf(request), attempts.contact));
    },

    view: (request) => refuseWhile(countView(routeOf(request), attempts.view)),

    login: {
      async admit(request) {
        const device = cookieOf(request, sessionCookie);
        const deviceOf = device === '' ? undefined : await devices.accountOf(device);
        const client = { key: deviceOf === undefined ? addressOf(request) : device, deviceOf };
        await count(createCounter('login request', client.key, attempts.loginRequests));
        refuseWhile(await store.check(createCounter('login client', client.key, attempts.login)));
        return client;
      },

      async check(client, username) {
        const waits = await Promise.all(failureCounters(client, username, 'password').map((counter) => store.check(counter)));
        refuseWhile(Math.max(...waits));
      },

      async attempt(client, username, step) {
        const taken: Attempt[] = [];
        const undo = async () => {
          await Promise.all(taken.map((attempt) => store.undo(attempt)));
        };
        // The client's counter comes first: an attempt that the client may not make must not count against the account.
        for (const counter of failureCounters(client, username, step)) {
          const attempt = await store.take(counter);
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
      const attempt = await count(createCounter('confirmation', username, attempts.login));
      return { undo: () => store.undo(attempt) };
    },
  };
}

function refuseWhile(waitMs: number): void {
  if (waitMs > 0) throw new ApiError(429, answerTexts.tooManyRequests, { 'Retry-After': String(Math.ceil(waitMs / 1000)) });
}
