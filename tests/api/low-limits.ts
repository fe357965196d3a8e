import { expect } from 'vitest';
import { responseTexts } from '#rooms/platform/contract/response-texts.ts';
import { accountFactor } from '../../functions/src/platform/http/limiter.ts';
import type { ApiOptions } from './harness.ts';
import type { Answer } from './http.ts';

/** Failed logins per account, wrong codes a day. An IP address or a known browser may have one. */
const accountFailures = accountFactor;

/** A window ends only when a test moves the clock. */
const windowMs = 1e12;

const options: ApiOptions = {
  settings: (settings) => ({
    ...settings,
    attempts: { ...settings.attempts, apply: 3, login: 1, contact: 3, code: 3, view: 3 },
    windowMs,
    forwardedHops: 2,
  }),
};

export const lowLimits = { options, windowMs, accountFailures };

let addresses = 0;
/** @returns the header that Hosting and Google's front end send for a client with a new address */
export function fromNewAddress(): { 'X-Forwarded-For': string } {
  addresses += 1;
  return { 'X-Forwarded-For': `198.51.${addresses >> 8}.${addresses & 255}, 192.0.2.1` };
}

export function expectLimited(answer: Answer): void {
  expect(answer).toMatchObject({ status: 429, json: { error: responseTexts.tooManyRequests } });
  expect(answer.headers.get('Retry-After')).toMatch(/^[1-9]\d*$/);
}
