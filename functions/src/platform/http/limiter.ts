import type { Request } from 'express';
import { responseTexts } from '../contract/response-texts.ts';
import { serverLimits } from '../contract/limits.ts';
import type { Attempt, Counter, RateLimitStore } from '../firestore/rate-limits.ts';
import type { Settings } from '../../settings.ts';
import { ApiError, tryAgainSoon } from './api-error.ts';
import { sessionCookieOf } from './cookies.ts';
import { memoryCounter } from './memory-counter.ts';

/** By default, an account has at most 100 failures in any hour, as OWASP ASVS 4, 2.2.1, asks. */
export const accountFactor = 2;

/** Long, since codes are short. Only with the right password can an account's codes be used up. */
const codeWindowMs = 24 * 60 * 60 * 1000;

const looseFactor = 10;

/** Through Hosting, many visitors have the same caller. */
const callerFactor = 100;

/**
 * How many of the captchas that an instance lets Google check in a minute refused ones of a client,
 * and of a caller, can use up.
 */
const captchaShares = { client: 1 / 4, caller: 1 / 2 };

/** Browsers, by the tokens in their cookies. */
type KnownDevices = { accountOf: (token: string) => Promise<string | undefined> };

export type LoginClient = {
  address: string;
  /** The token of a known browser, and the account that knows it. */
  device?: { token: string; account: string } | undefined;
};

type Step = 'password' | 'code';

export type CountedAttempt = { undo: () => Promise<void> };

export type Limiter = ReturnType<typeof createLimiter>;

/**
 * All throw {@link ApiError} 429 with `Retry-After`: docs/decisions/0003-requests.md
 * @param callerOf nobody can forge it, but visitors share it
 */
export function createLimiter(
  store: RateLimitStore,
  devices: KnownDevices,
  { addressOf, callerOf }: Record<'addressOf' | 'callerOf', (request: Request) => string>,
  { attempts, windowMs, captcha: { callsPerMinute } }: Pick<Settings, 'attempts' | 'windowMs' | 'captcha'>,
  clock: () => number,
) {
  const countClient = memoryCounter(windowMs, clock);
  const countCaller = memoryCounter(windowMs, clock);
  const countCaptcha = memoryCounter(60_000, clock);
  const routeOf = (request: Request) => `${addressOf(request)} ${callerOf(request)}`;
  const createCounter = (scope: string, key: string, max: number): Counter => ({ scope, key, max, windowMs });

  /** Of several counters, a later one counts only what the earlier ones allow. */
  async function count(...counters: Counter[]): Promise<CountedAttempt> {
    const taken: Attempt[] = [];
    /** Once, even if the call fails after it. */
    const undo = async () => {
      await Promise.all(taken.splice(0).map((attempt) => store.undo(attempt)));
    };
    for (const counter of counters) {
      const attempt = await store.take(counter);
      if (attempt.waitMs > 0) await undo();
      refuseWhile(attempt.waitMs);
      taken.push(attempt);
    }
    return { undo };
  }

  /** Before the body is read. What its address may not send doesn't count for its caller. */
  function countLoosely(request: Request, what: string, max: number, factor = looseFactor): void {
    refuseWhile(countClient(`${what} ${routeOf(request)}`, max * factor));
    refuseWhile(countCaller(`${what} ${callerOf(request)}`, max * callerFactor));
  }

  const clientCounter = (key: string) => createCounter('login client', key, attempts.login);

  /**
   * Known browsers are counted apart, so that strangers can't lock the account out there. For other
   * accounts they are unknown: each login makes another token, so whoever has an account could go
   * on guessing. The client comes first: what it may not try doesn't count against the account.
   */
  function failureCounters({ address, device }: LoginClient, username: string, step: Step): Counter[] {
    const name = username.toLowerCase();
    const own = device?.account === name ? device : undefined;
    const client = clientCounter(own?.token ?? address);
    const max = attempts.login * accountFactor;
    if (step === 'code') return [client, { ...createCounter('login code', name, max), windowMs: codeWindowMs }];
    return [client, createCounter(own ? 'login from known devices' : 'login account', name, max)];
  }

  return {
    /** Counts loosely, before the body is read. The result checks a captcha, and counts exactly. */
    async form(request: Request, form: string, limit: 'apply' | 'contact' | 'code') {
      const max = attempts[limit];
      countLoosely(request, form, max);
      // Without a captcha, strangers who claim an address would use up its codes.
      const counter = createCounter(`${form} address`, limit === 'code' ? routeOf(request) : addressOf(request), max);
      refuseWhile(await store.wait(counter));
      return async (verifyCaptcha?: () => Promise<void>) => {
        await verifyCaptcha?.();
        await count(counter);
      };
    },

    /** Called before the body is read, which says whose resume it is. */
    upload: (request: Request) => countLoosely(request, 'resume', attempts.apply),

    /** Called before any JSON body of a visitor is read. */
    body: (request: Request) => countLoosely(request, 'body', attempts.view),

    /** Holders of a link can make the site read and pack a whole application. */
    async archive(application: string) {
      const { archivesPerHour: max, archiveWindowMs } = serverLimits;
      await count({ scope: 'archive', key: application, max, windowMs: archiveWindowMs });
    },

    async unknownLink(request: Request) {
      await count(createCounter('unknown link address', addressOf(request), attempts.contact));
    },

    /** Counts views and images of jobs. In memory: nothing is stored about a visitor. */
    view: (request: Request) => countLoosely(request, 'view', attempts.view, 1),

    /**
     * Asks Google, unless client, caller or instance have used up their shares of a minute. For the
     * first two, only refused captchas count: in advance, so that none outrun the count.
     */
    async captcha(request: Request, isAccepted: () => Promise<boolean>): Promise<boolean> {
      const counters = [
        [routeOf(request), captchaShares.client * callsPerMinute],
        [callerOf(request), captchaShares.caller * callsPerMinute],
      ] as const;
      const add = (by: 1 | -1) => counters.forEach(([key, max]) => countCaptcha(key, max, by));
      for (const [key, max] of counters) refuseWhile(countCaptcha(key, max - 1, 0));
      // Google bills the calls, or refuses all of them for the rest of the month.
      if (countCaptcha('instance', callsPerMinute) > 0) throw new ApiError(503, responseTexts.captchaUnavailable, tryAgainSoon);
      add(1);
      let isRefused = false;
      try {
        isRefused = !(await isAccepted());
        return !isRefused;
      } finally {
        if (!isRefused) add(-1);
      }
    },

    login: {
      /** Called before the body is read. */
      async admit(request: Request): Promise<LoginClient> {
        countLoosely(request, 'login', attempts.view);
        const token = sessionCookieOf(request);
        const account = token === '' ? undefined : await devices.accountOf(token);
        const device = account === undefined ? undefined : { token, account };
        const address = addressOf(request);
        refuseWhile(await store.wait(clientCounter(device?.token ?? address)));
        return { address, device };
      },

      /** Counts nothing. Refuses if one more failure would be too many for client or account. */
      async check(client: LoginClient, username: string) {
        const waits = await Promise.all(failureCounters(client, username, 'password').map((counter) => store.wait(counter)));
        refuseWhile(Math.max(...waits));
      },

      /** Counts a failure in advance, so that simultaneous attempts can't outrun the count. */
      attempt: (client: LoginClient, username: string, step: Step) => count(...failureCounters(client, username, step)),
    },

    /** Links for a new password, whether or not there is such an account. */
    async accountLink(username: string) {
      await count(createCounter('account link', username.toLowerCase(), attempts.contact));
    },

    confirmation: (username: string) => count(createCounter('confirmation', username, attempts.login)),
  };
}

function refuseWhile(waitMs: number): void {
  if (waitMs > 0) throw new ApiError(429, responseTexts.tooManyRequests, { 'Retry-After': String(Math.ceil(waitMs / 1000)) });
}
