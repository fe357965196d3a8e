import type { Request } from 'express';

/** @returns a cookie's value; '' where there is none of this name */
export function cookieOf(request: Request, name: string): string {
  const prefix = `${name}=`;
  const cookie = (request.headers.cookie ?? '').split(/; */).find((text) => text.startsWith(prefix));
  return cookie?.slice(prefix.length) ?? '';
}
