import { createHash, randomBytes } from 'node:crypto';

/** @returns 256 random bits in base64url. Only a hash of such a token is stored. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

/** @returns the SHA-256 of a token, in hex */
export function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
