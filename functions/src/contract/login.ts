import { z } from 'zod/mini';
import { limits } from './limits.ts';
import { texts } from './texts.ts';
import { text } from './text.ts';

const notBlank = z.refine<string>((value) => value.trim() !== '', texts.requiredFields);
const password = text(limits.passwordBytes, texts.wrongCredentials).check(notBlank);

/** What an admin enters. A password is taken as it is typed, blanks included, but may not be all blank. */
export const credentials = z.object({
  username: text(limits.usernameBytes, texts.wrongCredentials).check(z.trim(), z.minLength(1, texts.requiredFields)),
  password,
});

export const session = z.object({
  /** Firebase ID token: the bearer of every admin call, good for an hour. */
  token: z.string(),
  /** For the Firebase web SDK, which renews `token` with it. */
  customToken: z.string(),
  /** When the session ends for good, ISO 8601 in UTC. */
  expiresAt: z.iso.datetime(),
  /** Recovery codes, told once: in the login that has set up the second step. */
  recoveryCodes: z.optional(z.array(z.string())),
});

/** A secret for an authenticator app: in base32, and as an `otpauth:` URI for a QR code. */
export const authenticatorSecret = z.object({ secret: z.string(), uri: z.string() });

/** What a login answers with, beside its error, where a code is needed as well. `setup` is there for an account that has to begin using codes. */
export const codeNeeded = z.object({ error: z.string(), challenge: z.string(), setup: z.optional(authenticatorSecret) });

const code = text(limits.codeBytes, texts.wrongCode).check(z.trim(), z.minLength(1, texts.requiredFields));
const challenge = text(limits.challengeBytes, texts.challengeOver);

/** The second step of a login, or of beginning to use codes: a code of the authenticator app, or a recovery code in its place. */
export const codeInput = z.object({ challenge, code });

/** What staff see of their own account. */
export const account = z.object({
  username: z.string(),
  twoStep: z.boolean(),
  /** Whether this site lets nobody in without a second step. */
  twoStepRequired: z.boolean(),
  recoveryCodesLeft: z.int(),
});

/** One of an account's own sessions. Times are ISO 8601 in UTC. */
export const ownSession = z.object({
  id: z.string(),
  opened: z.iso.datetime(),
  lastUsed: z.iso.datetime(),
  expires: z.iso.datetime(),
  /** Whether it is the one that asks. */
  current: z.boolean(),
});

/** What changes an account's protection is confirmed with. */
export const passwordConfirmation = z.object({ password });

const usernameRule = 'A username has letters, digits, dots, dashes and underscores';

/** An admin's name: it is a document id and a Firebase Auth uid too. */
export const adminUsername = text(limits.usernameBytes, usernameRule).check(
  z.trim(),
  z.toLowerCase(),
  z.regex(/^[a-z0-9](?:[a-z0-9._-]{0,62}[a-z0-9])?$/, usernameRule),
);

/** A password that may be set, as far as its length tells; whether it is easily guessed is the function's to judge. */
export const newPassword = text(limits.passwordBytes, texts.passwordLength).check(
  notBlank,
  z.minLength(limits.passwordLengthMin, texts.passwordLength),
  z.maxLength(limits.passwordLengthMax, texts.passwordLength),
);

export const passwordChange = z.object({ currentPassword: password, newPassword });

export type Account = z.infer<typeof account>;
export type AuthenticatorSecret = z.infer<typeof authenticatorSecret>;
export type CodeInput = z.infer<typeof codeInput>;
export type OwnSession = z.infer<typeof ownSession>;
export type PasswordChange = z.infer<typeof passwordChange>;
export type Credentials = z.infer<typeof credentials>;
export type Session = z.infer<typeof session>;
