import type { Tokens } from './tokens.ts';

/** Google's answer, field for field: https://developers.google.com/recaptcha/docs/verify#api-response */
export type Verdict = {
  success: boolean;
  challenge_ts?: string;
  hostname?: string;
  'error-codes'?: string[];
};

/** @param tokens the issued tokens; verifying a valid one spends it @param expectedSecret the secret key that belongs to the site key */
export function siteverify(form: URLSearchParams, tokens: Tokens, expectedSecret: string): Verdict {
  const secret = form.get('secret') ?? '';
  const response = form.get('response') ?? '';
  const missing = [...(response === '' ? ['missing-input-response'] : []), ...(secret === '' ? ['missing-input-secret'] : [])];
  if (missing.length > 0) return refused(...missing);
  if (secret !== expectedSecret) return refused('invalid-input-secret');
  const answer = tokens.spend(response);
  if (answer === 'unknown') return refused('invalid-input-response');
  if (answer === 'timeout-or-duplicate') return refused(answer);
  const time = new Date(answer.issued).toISOString().replace(/\.\d+Z$/, 'Z');
  return { success: true, challenge_ts: time, hostname: answer.hostname };
}

function refused(...codes: string[]): Verdict {
  return { success: false, 'error-codes': codes };
}
