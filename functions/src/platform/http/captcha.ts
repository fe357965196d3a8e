import type { Request } from 'express';
import { z } from 'zod/mini';
import { codePrefix } from '../contract/captcha-code.ts';
import { responseTexts } from '../contract/response-texts.ts';
import { ConfigurationError } from '../errors.ts';
import type { Settings } from '../../settings.ts';
import type { CaptchaCodes } from '../firestore/captcha-codes.ts';
import { ApiError, tryAgainSoon } from './api-error.ts';
import { undoOnFailure } from './endpoint.ts';
import type { Limiter } from './limiter.ts';

/** https://developers.google.com/recaptcha/docs/verify */
const verdict = z.object({
  success: z.boolean(),
  hostname: z.optional(z.string()),
  'error-codes': z._default(z.array(z.string()), []),
});

/** Asks Google. A token works once. @throws {ApiError} 503; {@link ConfigurationError} */
export async function isAccepted(
  { secret, verifyUrl, hostnames }: Settings['captcha'],
  token: string,
  timeoutMs: number,
): Promise<boolean> {
  if (secret === '') throw new ConfigurationError('RECAPTCHA_SECRET is not set');
  const { success, hostname = '', 'error-codes': codes } = await ask(verifyUrl, { secret, response: token }, timeoutMs);
  if (codes.some((code) => code.endsWith('-input-secret'))) {
    throw new ConfigurationError('RECAPTCHA_SECRET is refused by siteverify');
  }
  return success && (hostnames.length === 0 || hostnames.includes(hostname));
}

/** @returns the captcha of all forms: Google's, or a mailed code, for which Google is not asked */
export const createFormCaptcha = (google: (token: string) => Promise<boolean>, codes: CaptchaCodes, limiter: Limiter) => ({
  /**
   * A code is given back if the call fails.
   * @param holder who may use a code: the form's address, account or link
   * @throws {ApiError} 400 if refused, 429, 503
   */
  async verify(request: Request, token: string, holder: string): Promise<void> {
    const isCode = token.startsWith(codePrefix);
    const accepted = isCode ? await codes.use(token, holder) : await limiter.captcha(request, () => google(token));
    if (!accepted) throw new ApiError(400, responseTexts.captchaRefused);
    if (typeof accepted === 'function') undoOnFailure(request, accepted);
  },
});

async function ask(url: string, fields: Record<string, string>, timeoutMs: number): Promise<z.infer<typeof verdict>> {
  try {
    const response = await fetch(url, {
      method: 'POST',
      body: new URLSearchParams(fields),
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    });
    if (!response.ok) throw new Error(`status ${response.status}`);
    return verdict.parse(await response.json());
  } catch (cause) {
    throw new ApiError(503, responseTexts.captchaUnavailable, tryAgainSoon, { cause });
  }
}
