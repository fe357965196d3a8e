import { z } from 'zod/mini';
import { email } from './email.ts';
import { limits } from './limits.ts';
import { line } from './text.ts';
import { texts } from './texts.ts';

/** Blank for none. Apart from the other, since the first page of staff asks for none. */
export const optionalEmail = z.union([line('Email', limits.emailLength).check(z.maxLength(0)), email], texts.invalidEmail);
