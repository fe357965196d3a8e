import { z } from 'zod/mini';
import { limits } from './limits.ts';
import { texts } from './texts.ts';
import { requiredLine } from './text.ts';

/**
 * Text, @, text, dot, text. The rest only a sent mail can tell. The dot is the first that isn't at the beginning: with a
 * choice among many, a text of dots would keep a server busy.
 */
const pattern = /^[^\s@]+@[^\s@][^\s@.]*\.[^\s@]+$/;

export const email = requiredLine('Email', limits.emailLength).check(
  z.refine((value) => value === '' || pattern.test(value), texts.invalidEmail),
);
