import { expect } from 'vitest';
import { messages } from '#contract/messages.ts';
import type { ApiOptions } from './harness.ts';
import type { Answer } from './http.ts';

const loginRequests = 40;

/** Some thirty years: no window ends while the tests run. */
const windowMs = 1e12;

const options: ApiOptions = {
  settings: (settings) => ({
    ...settings,
    attempts: { apply: 3, login: 2, loginRequests, contact: 3 },
    windowMs,
    firstWaitMs: 60_000,
    waitMaxMs: 900_000,
    forwardedHops: 2,
  }),
};

/** An API with low limits. */
export const limited = { options, windowMs, loginRequests };

let addresses = 0;
/** What Hosting and Google's front end make of a call from an address that nobody else uses. */
export function from(): { 'X-Forwarded-For': string } {
  addresses += 1;
  return { 'X-Forwarded-For': `198.51.${addresses >> 8}.${addresses & 255}, 192.0.2.1` };
}

/**
 * Expects the refusal of one attempt too many.
 * @param seconds the wait it tells; a busy machine may have let some of it go by
 * @returns these seconds
 */
export function expectLimited(answer: Answer, seconds: number): number {
  expect(answer).toMatchObject({ status: 429, json: { error: messages.tooManyRequests } });
  const wait = Number(answer.headers.get('Retry-After'));
  expect(wait).toBeGreaterThan(Math.max(0, seconds - 10));
  expect(wait).toBeLessThanOrEqual(seconds);
  return seconds;
}
