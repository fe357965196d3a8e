import { expect } from 'vitest';
import { answerTexts } from '#rooms/platform/contract/answer-texts.ts';
import type { ApiOptions } from './harness.ts';
import type { Answer } from './http.ts';

const loginRequests = 15;

/** How many failed logins an account may have: five times as many as an IP address. */
const accountFailures = 5;

/** A window ends only when a test moves the clock. */
const windowMs = 1e12;

const options: ApiOptions = {
  settings: (settings) => ({
    ...settings,
    attempts: { ...settings.attempts, apply: 3, login: accountFailures / 5, loginRequests, contact: 3, view: 3 },
    windowMs,
    firstWaitMs: 60_000,
    waitMaxMs: 900_000,
    forwardedHops: 2,
  }),
};

export const lowLimits = { options, windowMs, loginRequests, accountFailures };

let addresses = 0;
/** @returns the header that Hosting and Google's front end send for a client with a new address */
export function fromNewAddress(): { 'X-Forwarded-For': string } {
  addresses += 1;
  return { 'X-Forwarded-For': `198.51.${addresses >> 8}.${addresses & 255}, 192.0.2.1` };
}

/** @param seconds the expected wait, some of which may have passed */
export function expectLimited(answer: Answer, seconds: number): void {
  expect(answer).toMatchObject({ status: 429, json: { error: answerTexts.tooManyRequests } });
  const wait = Number(answer.headers.get('Retry-After'));
  expect(wait).toBeGreaterThan(Math.max(0, seconds - 10));
  expect(wait).toBeLessThanOrEqual(seconds);
}
