import { randomBytes } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import { companyShortName } from '../platform/contract/company.ts';
import { serverLimits } from '../platform/contract/limits.ts';
import type { AuthenticatorSecret } from './contract/endpoints.ts';
import { hashOf } from '../platform/tokens.ts';
import type { TwoStep } from '../colleagues/account.ts';

/** What an accepted code changes. */
export type Accepted = {
  twoStep: TwoStep;
  action?: 'enable two-step login' | 'use a recovery code';
  recoveryCodes?: string[];
};

/** In seconds. Authenticator apps assume this value. */
const period = 30;

const totp = (secret: Secret, label?: string) =>
  new TOTP({ issuer: companyShortName, secret, algorithm: 'SHA1', digits: 6, period, ...(label !== undefined && { label }) });

/** @param username is shown in the authenticator app */
export function newSecret(username: string): AuthenticatorSecret {
  const secret = new Secret({ size: 20 });
  return { secret: secret.base32, uri: totp(secret, username).toString() };
}

/** Accepts the first code of a secret. @param now in milliseconds @returns undefined if wrong */
export function turnOn(secret: string, code: string, now: number): Accepted | undefined {
  const step = stepOf(secret, code, now);
  if (step === undefined) return undefined;
  const { codes, hashes } = newRecoveryCodes();
  return { twoStep: { secret, last_step: step, recovery_hashes: hashes }, action: 'enable two-step login', recoveryCodes: codes };
}

/** Accepts a code of the app or a recovery code. @returns undefined if it is wrong or used up */
export function useCode(twoStep: TwoStep, code: string, now: number): Accepted | undefined {
  const step = stepOf(twoStep.secret, code, now);
  if (step !== undefined && step > twoStep.last_step) return { twoStep: { ...twoStep, last_step: step } };
  const usedHash = recoveryHash(code);
  if (!twoStep.recovery_hashes.includes(usedHash)) return undefined;
  const unusedHashes = twoStep.recovery_hashes.filter((hash) => hash !== usedHash);
  return { twoStep: { ...twoStep, recovery_hashes: unusedHashes }, action: 'use a recovery code' };
}

/** @returns the codes, to be shown once, and the hashes to store */
export function newRecoveryCodes(): { codes: string[]; hashes: string[] } {
  const codes = Array.from({ length: serverLimits.recoveryCodes }, newRecoveryCode);
  return { codes, hashes: codes.map(recoveryHash) };
}

/** @returns the time step of a code: the current one or a neighbour, since clocks differ */
function stepOf(secret: string, code: string, now: number): number | undefined {
  const delta = totp(Secret.fromBase32(secret)).validate({ token: code.replaceAll(/\s/g, ''), timestamp: now, window: 1 });
  return delta === null ? undefined : TOTP.counter({ period, timestamp: now }) + delta;
}

function newRecoveryCode(): string {
  const text = new Secret({ buffer: new Uint8Array(randomBytes(15)).buffer }).base32.toLowerCase();
  return text.match(/.{4}/g)?.join('-') ?? text;
}

function recoveryHash(code: string): string {
  return hashOf(code.toLowerCase().replaceAll(/[^a-z2-7]/g, ''));
}
