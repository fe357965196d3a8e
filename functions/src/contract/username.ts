import { z } from 'zod/mini';
import { limits } from './limits.ts';
import { text } from './text.ts';

/** Named in audit trail, timeline and log. No account may have such a name. */
export const actorsWithoutAccount = ['visitor', 'site', 'command line', 'retention', 'clean-up', 'unknown'] as const;

const rule = 'A username has up to 64 letters (a to z), digits, dots, dashes and underscores, and begins and ends with a letter or a digit';

const reserved = `A username must not be one of these: ${actorsWithoutAccount.join(', ')}`;

/** A username is also a document id and a Firebase Auth uid. */
export const adminUsername = text(limits.usernameBytes, rule).check(
  z.trim(),
  z.toLowerCase(),
  z.regex(/^[a-z0-9](?:[a-z0-9._-]{0,62}[a-z0-9])?$/, rule),
  z.refine((name) => !actorsWithoutAccount.some((actor) => actor === name), reserved),
);
