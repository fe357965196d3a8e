import type { CookieOptions, Response } from 'express';
import { endpoints, resumesPrefix, sessionCookie } from '../contract/endpoints.ts';
import { limits } from '../contract/limits.ts';
import { adminUsername } from '../contract/login.ts';
import { messages } from '../contract/messages.ts';
import type { AdminStore, VerifiedAdmin } from '../data/admins.ts';
import { deviceMs } from '../data/known-devices.ts';
import type { SessionStore } from '../data/sessions.ts';
import type { TwoStepStore } from '../data/two-step.ts';
import { ApiError } from './api-error.ts';
import type { Captcha } from './captcha.ts';
import type { Mount } from './endpoint.ts';
import type { CountedAttempt, Limiter } from './limiter.ts';

const hidden: CookieOptions = { httpOnly: true, secure: true, sameSite: 'strict' };
const resumeCookie: CookieOptions = { ...hidden, path: resumesPrefix };
const deviceCookie: CookieOptions = { ...hidden, path: endpoints.login.path };

type Parts = {
  admins: AdminStore;
  sessions: SessionStore;
  twoStep: TwoStepStore;
  requireTwoStep: boolean;
  captcha: Captcha;
  limiter: Limiter;
};

/** Logging in and out. */
export function mountSession(mount: Mount, { admins, sessions, twoStep, requireTwoStep, captcha, limiter }: Parts): void {
  mount(endpoints.login, async ({ request, response, body }) => {
    const client = await limiter.login.admit(request);
    const { username, password, recaptchaToken } = await body();
    await limiter.login.check(client, username);
    await captcha.verify(recaptchaToken);
    const attempt = await limiter.login.attempt(client, username);
    const account = await admins.verify(username, password);
    if (!account) throw await loginFailed(username, messages.wrongCredentials);
    if (account.twoStep || requireTwoStep) {
      const more = await undoneIfUnavailable(attempt, () => twoStep.challenge(account));
      await attempt.undo();
      throw new ApiError(401, more.setup ? messages.setupRequired : messages.codeRequired, {}, { more });
    }
    return open(response, account, attempt);
  });

  mount(endpoints.loginCode, async ({ request, response, body }) => {
    const client = await limiter.login.admit(request);
    const { challenge, code } = await body();
    const username = await twoStep.accountOf(challenge);
    if (username === undefined) throw await loginFailed('', messages.challengeOver);
    const attempt = await limiter.login.attempt(client, username);
    const result = await twoStep.answer(challenge, code);
    if (result === 'over') throw await loginFailed(username, messages.challengeOver);
    if (result === 'wrong code') throw await loginFailed(username, messages.wrongCode);
    const { account, recoveryCodes } = result;
    return { ...(await open(response, account, attempt)), ...(recoveryCodes && { recoveryCodes }) };
  });

  /** Names an account in the log only where there is one: people type passwords into the wrong field. */
  async function loginFailed(typed: string, text: string): Promise<ApiError> {
    const username = adminUsername.safeParse(typed).data;
    const known = username !== undefined && (await admins.has(username));
    return new ApiError(401, text, {}, { account: known ? username : 'unknown' });
  }

  async function open(response: Response, account: Omit<VerifiedAdmin, 'twoStep'>, attempt: CountedAttempt) {
    const opened = await undoneIfUnavailable(attempt, async () => {
      const session = await sessions.open(account.username);
      // Where the password has changed since it was verified, nobody is given the session.
      if (!session || (await admins.stillHolds(account))) return session;
      await sessions.close({ username: account.username, sessionId: session.sessionId });
      return undefined;
    });
    if (!opened) throw await loginFailed(account.username, messages.wrongCredentials);
    const [device] = await Promise.all([limiter.login.remember(account.username), attempt.undo()]);
    const { cookie, token, customToken, expiresAt } = opened;
    response.cookie(sessionCookie, cookie, { ...resumeCookie, maxAge: limits.sessionMs });
    response.cookie(sessionCookie, device, { ...deviceCookie, maxAge: deviceMs });
    return { token, customToken, expiresAt };
  }

  // The cookie may outlive the bearer. Logging out takes it away whatever the bearer is worth.
  const takeCookieAway = (response: Response) => response.clearCookie(sessionCookie, resumeCookie);
  mount(endpoints.logout, ({ admin }) => sessions.close(admin), takeCookieAway);
}

/**
 * An outage is no guess. Only what comes after the right password is undone: else a flood that makes hashing slow would go uncounted.
 */
async function undoneIfUnavailable<Result>(attempt: CountedAttempt, act: () => Promise<Result>): Promise<Result> {
  try {
    return await act();
  } catch (error) {
    // Where even this fails, the first failure is the one to tell.
    await attempt.undo().catch(() => undefined);
    throw error;
  }
}
