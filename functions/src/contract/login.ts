import { z } from 'zod/mini';
import { limits } from './limits.ts';
import { messages } from './messages.ts';

/** What an admin enters. A password is taken as it is typed, blanks included, but may not be all blank. */
export const credentials = z.object({
  username: z.string({ error: messages.requiredFields }).check(z.trim(), z.minLength(1, messages.requiredFields)),
  password: z
    .string({ error: messages.requiredFields })
    .check(z.refine((value) => value.trim() !== '', messages.requiredFields)),
});

export const session = z.object({
  /** Firebase ID token: the bearer of every admin call, good for an hour. */
  token: z.string(),
  /** For the Firebase web SDK, which renews `token` with it. */
  customToken: z.string(),
  /** When the session ends for good, ISO 8601 in UTC. */
  expiresAt: z.iso.datetime(),
});

/** An admin's name: it is a document id and a Firebase Auth uid too. */
export const adminUsername = z
  .string()
  .check(
    z.trim(),
    z.toLowerCase(),
    z.regex(/^[a-z0-9](?:[a-z0-9._-]{0,62}[a-z0-9])?$/, 'A username has letters, digits, dots, dashes and underscores'),
  );

const passwordLength = `A password has ${limits.passwordLengthMin} to ${limits.passwordLengthMax} characters`;

/** A password that may be set. */
export const newPassword = z
  .string()
  .check(z.minLength(limits.passwordLengthMin, passwordLength), z.maxLength(limits.passwordLengthMax, passwordLength));

export type Credentials = z.infer<typeof credentials>;
export type Session = z.infer<typeof session>;
