import { randomBytes } from 'node:crypto';
import { hashed } from './hashed.ts';

/** @returns 256 random bits that open an application to anybody who has them, and the hash that is stored in their place */
export function newApplicantToken(): { token: string; hash: string } {
  const token = randomBytes(32).toString('base64url');
  return { token, hash: applicantTokenHash(token) };
}

export function applicantTokenHash(token: string): string {
  return hashed('applicant token', token);
}
