import { z } from 'zod/mini';
import { limits } from '../../platform/contract/limits.ts';
import { actorsWithoutAccount } from '../../platform/contract/roles.ts';
import { text } from '../../platform/contract/text.ts';

export const usernameTexts = {
  usernameRule:
    'A username has up to 64 letters (a to z), digits, dots, dashes and underscores, and begins and ends with a letter or a digit',
  usernameReserved: `A username must not be one of these: ${actorsWithoutAccount.join(', ')}`,
} as const;

/** A username is also a document id and a Firebase Auth uid. */
export const adminUsername = text(limits.usernameBytes, usernameTexts.usernameRule).check(
  z.trim(),
  z.toLowerCase(),
  z.regex(/^[a-z0-9](?:[a-z0-9._-]{0,62}[a-z0-9])?$/, usernameTexts.usernameRule),
  z.refine((name) => !actorsWithoutAccount.some((actor) => actor === name), usernameTexts.usernameReserved),
);
