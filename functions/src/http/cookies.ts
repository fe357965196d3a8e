import type { CookieOptions, Request, Response } from 'express';
import { endpoints, sessionCookie } from '../contract/endpoints.ts';
import { deviceMs } from '../data/known-devices.ts';

/** Scripts cannot read these cookies, and browsers send them only with the site's own requests. */
export const strictCookie: CookieOptions = { httpOnly: true, secure: true, sameSite: 'strict' };

export function setDeviceCookie(response: Response, token: string): void {
  response.cookie(sessionCookie, token, { ...strictCookie, path: endpoints.login.path, maxAge: deviceMs });
}

/** @returns '' if there is no such cookie */
export function cookieOf(request: Request, name: string): string {
  const prefix = `${name}=`;
  const cookie = (request.headers.cookie ?? '').split(/; */).find((text) => text.startsWith(prefix));
  return cookie?.slice(prefix.length) ?? '';
}
