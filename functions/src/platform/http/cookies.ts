import type { CookieOptions, Request, Response } from 'express';
import { loginPath, resumesPrefix, sessionCookie } from '../contract/endpoint.ts';
import { serverLimits } from '../contract/limits.ts';

export function createStaffCookies(secure: boolean) {
  const strict: CookieOptions = { httpOnly: true, secure, sameSite: 'strict' };
  const resumes = { ...strict, path: resumesPrefix };
  const device = { ...strict, path: loginPath };
  return {
    /** Lets the browser load resumes during a session. */
    setSession: (response: Response, value: string) =>
      response.cookie(sessionCookie, value, { ...resumes, maxAge: serverLimits.sessionMs }),
    clearSession: (response: Response) => response.clearCookie(sessionCookie, resumes),
    /** Marks the browser as known to an account. */
    setDevice: (response: Response, token: string) => response.cookie(sessionCookie, token, { ...device, maxAge: serverLimits.deviceMs }),
  };
}

/** Of a session or, at the login, of a known browser. Blank without one. */
export function sessionCookieOf(request: Request): string {
  const prefix = `${sessionCookie}=`;
  const cookie = (request.headers.cookie ?? '').split(/; */).find((text) => text.startsWith(prefix));
  return cookie?.slice(prefix.length) ?? '';
}
