import { z } from 'zod/mini';
import { notOneOf, texts, tooLong } from './texts.ts';

/**
 * Line ends, other control characters and halves of surrogate pairs: never typed on purpose, and trouble in headers, logs
 * and UTF-8.
 */
const unprintable = /[\p{Cc}\p{Zl}\p{Zp}\p{Surrogate}]/u;
const unprintableButLayout = /[^\P{Cc}\n\t]|\p{Surrogate}/gu;

/**
 * Invisible marks that come along when a text is copied and that one line does without: those that set the reading order,
 * and those that only allow or forbid a line break. Joiners stay, since Indic scripts, Persian and emoji need them.
 */
const strayMarks = /[\u00ad\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/g;

/** Nothing that anybody could read. */
const blank = /^[\s\p{Default_Ignorable_Code_Point}\u2800]*$/u;
const readable = z.refine<string>((text) => !blank.test(text), texts.requiredFields);

const encoder = new TextEncoder();

/**
 * A text of limited size. Where it is larger, no other check reads it: some take far longer for a long text.
 * @param maxBytes the largest size, in bytes of UTF-8, before anything is trimmed
 * @param tooLong the message for a larger one
 * @param missing the message for what is no text at all
 */
export function text(maxBytes: number, tooLong: string = texts.requiredFields, missing: string = texts.requiredFields) {
  // A text has at least as many bytes as UTF-16 units, so a very long one need not be encoded to be refused.
  const fits = (value: string) => value.length <= maxBytes && encoder.encode(value).length <= maxBytes;
  return z.string({ error: missing }).check(z.refine(fits, { error: tooLong, abort: true }));
}

/**
 * @param length in Unicode code points, each of which has at most 4 bytes in UTF-8
 * @returns a limit in bytes that no text of this length exceeds
 */
export const bytesFor = (length: number) => 4 * length;

const atMost = (label: string, max: number) => z.maxLength(max, { error: tooLong(label, max), abort: true });

/**
 * One line of text, trimmed, without stray invisible marks.
 * @param label what a message calls the field
 * @param max the longest value, in Unicode code points
 */
export function line(label: string, max: number) {
  return text(bytesFor(max), tooLong(label, max)).check(
    z.overwrite((value) => value.replace(strayMarks, '').trim()),
    atMost(label, max),
    z.refine((value) => !unprintable.test(value), texts.unprintable),
  );
}

/** Like {@link line}, and not blank. */
export function requiredLine(label: string, max: number) {
  return line(label, max).check(readable);
}

/**
 * Text of several lines, trimmed, its line ends made `\n`. Control characters that come in by pasting are dropped.
 * @param label what a message calls the field
 * @param max the longest value, in Unicode code points
 */
export function paragraph(label: string, max: number) {
  return text(bytesFor(max), tooLong(label, max)).check(
    z.overwrite((value) =>
      value
        .replace(/\r\n?|[\u2028\u2029]/g, '\n')
        .replace(unprintableButLayout, '')
        .trim(),
    ),
    atMost(label, max),
  );
}

/** Like {@link paragraph}, and not blank. */
export function requiredParagraph(label: string, max: number) {
  return paragraph(label, max).check(readable);
}

/**
 * One of a few values.
 * @param label what a message calls the field
 */
export function choice<const Options extends readonly string[]>(label: string, options: Options) {
  const isMissing = (input: unknown) => input === undefined || input === null || (typeof input === 'string' && blank.test(input));
  return z.enum(options, { error: ({ input }) => (isMissing(input) ? texts.requiredFields : notOneOf(label, options)) });
}
