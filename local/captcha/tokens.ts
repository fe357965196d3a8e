import { randomBytes } from 'node:crypto';

/** How long a token can be verified, in milliseconds: https://developers.google.com/recaptcha/docs/verify */
const tokenLifeMs = 2 * 60 * 1000;

/** How long a spent token is distinguished from an unknown one, in milliseconds. */
const memoryMs = 60 * 60 * 1000;

export type TokenAnswer = { issued: number; hostname: string } | 'unknown' | 'timeout-or-duplicate';

type Entry = { issued: number; hostname: string; spent: boolean };

/** Tokens that verify once, within two minutes. @param now the clock, in milliseconds */
export function createTokens(now: () => number) {
  const entries = new Map<string, Entry>();

  function forgetOld(): void {
    for (const [token, { issued }] of entries) if (now() - issued > memoryMs) entries.delete(token);
  }

  return {
    /** @param hostname of the page that the captcha was solved on */
    issue(hostname: string): string {
      forgetOld();
      const token = randomBytes(48).toString('base64url');
      entries.set(token, { issued: now(), hostname, spent: false });
      return token;
    },

    /** Verifies a token, and spends it if it is valid. */
    spend(token: string): TokenAnswer {
      const entry = entries.get(token);
      if (!entry) return 'unknown';
      if (entry.spent || now() - entry.issued >= tokenLifeMs) return 'timeout-or-duplicate';
      entry.spent = true;
      return { issued: entry.issued, hostname: entry.hostname };
    },
  };
}

export type Tokens = ReturnType<typeof createTokens>;
