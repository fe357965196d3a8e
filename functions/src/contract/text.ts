import { z } from 'zod';
import { messages, tooLong } from './messages.ts';

/** Control characters and halves of surrogate pairs: never typed on purpose, and trouble in headers, logs and UTF-8. */
const unprintable = /[\p{Cc}\p{Surrogate}]/u;
const unprintableButLayout = /[^\P{Cc}\n\t]|\p{Surrogate}/gu;

/**
 * One line of text, trimmed.
 * @param label what a message calls the field
 * @param max the longest value, in UTF-16 units
 */
export function line(label: string, max: number) {
  return z
    .string({ error: messages.requiredFields })
    .trim()
    .max(max, tooLong(label, max))
    .refine((value) => !unprintable.test(value), messages.unprintable);
}

/** Like {@link line}, and not blank. */
export function requiredLine(label: string, max: number) {
  return line(label, max).min(1, messages.requiredFields);
}

/**
 * Text of several lines, trimmed, its line ends made `\n`. Control characters that come in by pasting are dropped.
 * @param label what a message calls the field
 * @param max the longest value, in UTF-16 units
 */
export function paragraph(label: string, max: number) {
  return z
    .string({ error: messages.requiredFields })
    .overwrite((value) => value.replace(/\r\n?/g, '\n').replace(unprintableButLayout, '').trim())
    .max(max, tooLong(label, max));
}

/** Like {@link paragraph}, and not blank. */
export function requiredParagraph(label: string, max: number) {
  return paragraph(label, max).min(1, messages.requiredFields);
}
