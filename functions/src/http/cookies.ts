import type { CookieOptions, Request, Response } from 'express';
import { endpoints, sessionCookie } from '../contract/endpoints.ts';
import { deviceMs } from '../data/known-devices.ts';

/** Out of the reach of scripts, of plain HTTP and of other sites. */
export const hiddenCookie: CookieOptions = { httpOnly: true, secure: true, sameSite: 'strict' };

/** @param token by which the login knows this browser from now on */
export function setDeviceCookie(response: Response, token: string): void {
  response.cookie(sessionCookie, token, { ...hiddenCookie, path: endpoints.login.path, maxAge: deviceMs });
}

/** @returns a cookie's value; '' where there is none of this name */
export function cookieOf(request: Request, name: string): string {
  const prefix = `${name}=`;
  const cookie = (request.headers.cookie ?? '').split(/; */).find((text) => text.startsWith(prefix));
  return cookie?.slice(prefix.length) ?? '';
}
