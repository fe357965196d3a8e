import { z } from 'zod/mini';
import { limits } from './limits.ts';
import { messages } from './messages.ts';
import { requiredLine } from './text.ts';

/** Text, @, text, dot, text. The rest only a sent mail can tell. */
const pattern = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

export const email = requiredLine('Email', limits.emailLength).check(
  z.refine((value) => value === '' || pattern.test(value), messages.invalidEmail),
);
