import type { Request } from 'express';
import { type Access, sessionCookie } from '../contract/endpoints.ts';
import { answerTexts } from '../contract/answer-texts.ts';
import type { AdminSession, SessionStore } from '../data/sessions.ts';
import { ApiError } from './api-error.ts';
import { cookieOf } from './cookies.ts';

/** A bearer token has precedence over the cookie. @throws {ApiError} 401; 403 if not an admin */
export async function requireAdmin(request: Request, access: Access, sessions: SessionStore): Promise<AdminSession> {
  const { authorization } = request.headers;
  const verdict =
    authorization === undefined && access === 'bearer or cookie'
      ? await sessions.fromCookie(cookieOf(request, sessionCookie))
      : await sessions.fromToken(bearerOf(authorization));
  if (verdict === 'invalid') throw new ApiError(401, answerTexts.unauthorised, { 'WWW-Authenticate': 'Bearer' });
  if (verdict === 'forbidden') throw new ApiError(403, answerTexts.forbidden);
  return verdict;
}

function bearerOf(authorization = ''): string {
  return /^Bearer +(\S+)$/i.exec(authorization)?.[1] ?? '';
}
