import { randomBytes } from 'node:crypto';

/** In milliseconds: https://developers.google.com/recaptcha/docs/verify */
const tokenLifeMs = 2 * 60 * 1000;

/** https://developers.google.com/recaptcha/docs/verify#api-response */
export type Verdict = {
  success: boolean;
  challenge_ts?: string;
  hostname?: string;
  'error-codes'?: string[];
};

/** Issues tokens that verify once, within two minutes. @param now the clock, in milliseconds */
export function createSiteverify(expectedSecret: string, now: () => number) {
  const tokens = new Map<string, { issuedAt: number; hostname: string; isSpent: boolean }>();

  return {
    /** @param hostname of the page that the captcha was solved on */
    issue(hostname: string): string {
      const token = randomBytes(48).toString('base64url');
      tokens.set(token, { issuedAt: now(), hostname, isSpent: false });
      return token;
    },

    /** Verifies a token, and spends it if it is valid. */
    verify(form: URLSearchParams): Verdict {
      const secret = form.get('secret') ?? '';
      const response = form.get('response') ?? '';
      const missing = [...(response === '' ? ['missing-input-response'] : []), ...(secret === '' ? ['missing-input-secret'] : [])];
      if (missing.length > 0) return refused(...missing);
      if (secret !== expectedSecret) return refused('invalid-input-secret');
      const token = tokens.get(response);
      if (!token) return refused('invalid-input-response');
      if (token.isSpent || now() - token.issuedAt >= tokenLifeMs) return refused('timeout-or-duplicate');
      token.isSpent = true;
      const time = new Date(token.issuedAt).toISOString().replace(/\.\d+Z$/, 'Z');
      return { success: true, challenge_ts: time, hostname: token.hostname };
    },
  };
}

function refused(...codes: string[]): Verdict {
  return { success: false, 'error-codes': codes };
}
