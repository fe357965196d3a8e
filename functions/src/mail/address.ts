import { z } from 'zod/mini';
import { limits } from '../contract/limits.ts';

/**
 * An address that names one mailbox in a header and to an SMTP server: without blanks, line breaks, quotes, lists, groups and brackets.
 * The forms accept more, since an odd address must not keep anybody from applying.
 */
export const mailAddress = z
  .string()
  .check(
    z.maxLength(limits.emailLength),
    z.regex(/^[^\s\p{C}\p{Z}@<>()[\]\\,;:"]+@[^\s\p{C}\p{Z}@<>()[\]\\,;:".]+(?:\.[^\s\p{C}\p{Z}@<>()[\]\\,;:".]+)+$/u),
  );
