import type { CookieOptions, Response } from 'express';
import { endpoints, resumesPrefix, sessionCookie } from '../contract/endpoints.ts';
import { limits } from '../contract/limits.ts';
import { messages } from '../contract/messages.ts';
import type { AdminStore, VerifiedAdmin } from '../data/admins.ts';
import type { SessionStore } from '../data/sessions.ts';
import { ApiError } from './api-error.ts';
import type { Captcha } from './captcha.ts';
import type { Mount } from './endpoint.ts';
import type { Limiter, LoginAttempt } from './limiter.ts';

const cookieOptions: CookieOptions = { httpOnly: true, secure: true, sameSite: 'strict', path: resumesPrefix };

type Parts = { admins: AdminStore; sessions: SessionStore; captcha: Captcha; limiter: Limiter };

/** Logging in and out. */
export function mountSession(mount: Mount, { admins, sessions, captcha, limiter }: Parts): void {
  mount(endpoints.login, async ({ request, response, body }) => {
    await limiter.login.check(request);
    const { username, password, recaptchaToken } = await body();
    await limiter.login.check(request, username);
    await captcha.verify(recaptchaToken);
    const attempt = await limiter.login.attempt(request, username);
    const account = await admins.verify(username, password);
    const session = account && (await open(account, attempt));
    if (!session) throw new ApiError(401, messages.wrongCredentials);
    await attempt.succeeded();
    const { cookie, ...answer } = session;
    response.cookie(sessionCookie, cookie, { ...cookieOptions, maxAge: limits.sessionMs });
    return answer;
  });

  async function open(account: VerifiedAdmin, attempt: LoginAttempt) {
    try {
      const session = await sessions.open(account.username);
      // Where the password has changed since it was verified, nobody is given the session.
      return (await admins.stillHolds(account)) ? session : undefined;
    } catch (error) {
      // An outage is no guess. Only here, behind the right password: else a flood that makes hashing slow would go uncounted.
      // Where even this fails, the first failure is the one to tell.
      await attempt.giveBack().catch(() => undefined);
      throw error;
    }
  }

  // A bearer may have run out that the cookie outlives: whoever logs out leaves no browser that opens resumes.
  const takeCookieAway = (response: Response) => response.clearCookie(sessionCookie, cookieOptions);
  mount(endpoints.logout, ({ admin }) => sessions.close(admin), takeCookieAway);
}
