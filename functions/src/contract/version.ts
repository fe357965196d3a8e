import { z } from 'zod/mini';
import { limits } from './limits.ts';
import { text } from './text.ts';
import { texts } from './texts.ts';

/** The `updated_at` of the version that a change is based on. */
export const requiredVersion = text(limits.timeBytes, texts.invalidVersion, texts.invalidVersion).check(
  z.iso.datetime({ error: texts.invalidVersion }),
);

/** Without it, any version is changed. */
export const version = z.optional(requiredVersion);
