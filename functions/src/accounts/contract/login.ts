import { z } from 'zod/mini';
import { limits } from '../../platform/contract/limits.ts';
import { roles } from '../../platform/contract/roles.ts';
import { staffTexts } from '../../platform/contract/staff-texts.ts';
import { away } from './colleagues.ts';
import { texts } from '../../platform/contract/texts.ts';
import { choice, requiredLine, text } from '../../platform/contract/text.ts';
import { storedHours } from '../../interviews/contract/weekly-hours.ts';

/** When people learn of new applications. */
export const newsChoices = ['at once', 'daily', 'none'] as const;

const notBlank = z.refine<string>((value) => value.trim() !== '', texts.requiredFields);
const password = text(limits.passwordBytes, staffTexts.wrongCredentials).check(notBlank);
const currentPassword = text(limits.passwordBytes, staffTexts.wrongPassword).check(notBlank);

/** A password is not trimmed, but may not be all blank. */
export const credentials = z.object({
  username: text(limits.usernameBytes, staffTexts.wrongCredentials).check(z.trim(), z.minLength(1, texts.requiredFields)),
  password,
});

export const session = z.object({
  /** Firebase ID token: the bearer token of every admin call, valid for an hour. */
  token: z.string(),
  customToken: z.string(),
  /** However often `token` is renewed. */
  expiresAt: z.iso.datetime(),
  role: z.enum(roles),
  recoveryCodes: z.optional(z.array(z.string())),
});

/** In base32, and as an `otpauth:` URI for a QR code. */
const authenticatorSecret = z.object({ secret: z.string(), uri: z.string() });

export const twoStepSetup = z.extend(authenticatorSecret, { challenge: z.string() });

export const recoveryCodes = z.object({ recoveryCodes: z.array(z.string()) });

/** `setup` is present if the account has to set up two-step login first. */
export const codeNeeded = z.object({ error: z.string(), challenge: z.string(), setup: z.optional(authenticatorSecret) });

const code = text(limits.codeBytes, staffTexts.wrongCode).check(z.trim(), z.minLength(1, texts.requiredFields));
const challenge = text(limits.challengeBytes, staffTexts.challengeOver);

export const codeInput = z.object({ challenge, code });

export const account = z.object({
  username: z.string(),
  name: z.string(),
  title: z.string(),
  role: z.enum(roles),
  twoStep: z.boolean(),
  twoStepRequired: z.boolean(),
  recoveryCodesLeft: z.int(),
  /** Where mails for this colleague go, or blank. */
  email: z.string(),
  news: z.enum(newsChoices),
  ...away,
  hours: storedHours,
  /** Whether there is an address of a calendar that says when they are busy. */
  busy: z.boolean(),
  /** Whether there is a calendar feed. */
  calendar: z.boolean(),
});

export const busyInput = z.object({ address: requiredLine('Address', limits.calendarAddressLength) });

/** How many busy times a calendar has in the next four weeks. */
export const busyFound = z.object({ times: z.int() });

export const newsInput = z.object({ news: choice('News', newsChoices) });

export const accountSession = z.object({
  id: z.string(),
  opened: z.iso.datetime(),
  lastUsed: z.iso.datetime(),
  expires: z.iso.datetime(),
  current: z.boolean(),
});

export const passwordConfirmation = z.object({ password: currentPassword });

/** Checks the length only; the function also rejects passwords that are easily guessed. */
export const newPassword = text(limits.passwordBytes, staffTexts.passwordLength).check(
  notBlank,
  z.minLength(limits.passwordLengthMin, staffTexts.passwordLength),
  z.maxLength(limits.passwordLengthMax, staffTexts.passwordLength),
);

export const passwordChange = z.object({ currentPassword, newPassword });

export type Account = z.infer<typeof account>;
export type AuthenticatorSecret = z.infer<typeof authenticatorSecret>;
export type AccountSession = z.infer<typeof accountSession>;
export type Credentials = z.infer<typeof credentials>;
export type Session = z.infer<typeof session>;
