import { z } from 'zod/mini';
import { limits } from './limits.ts';
import { texts } from './texts.ts';
import { requiredLine } from './text.ts';

/** Text, @, text, dot, text. Only one place can match the dot, so that a text of dots is checked in linear time. */
const pattern = /^[^\s@]+@[^\s@][^\s@.]*\.[^\s@]+$/;

export const email = requiredLine('Email', limits.emailLength).check(
  z.refine((value) => value === '' || pattern.test(value), texts.invalidEmail),
);
