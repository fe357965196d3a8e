import { z } from 'zod/mini';
import { limits } from './limits.ts';
import { notOneOf, texts, tooLong } from './texts.ts';

/** Control characters and halves of surrogate pairs cause trouble in headers, logs and UTF-8. */
const unprintable = /[\p{Cc}\p{Surrogate}]/u;
const unprintableInParagraph = /[^\P{Cc}\n\t]|\p{Surrogate}/gu;

/** Marks that come with copied text. Joiners stay: Indic scripts, Persian and emoji need them. */
const strayMarks = /[\u00ad\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff]/g;

const blank = /^[\s\p{Default_Ignorable_Code_Point}\u2800]*$/u;
const readable = z.refine<string>((text) => !blank.test(text), { error: texts.requiredFields, abort: true });

const encoder = new TextEncoder();

const isMissing = (input: unknown) => input === undefined || input === null;

/** The limit in bytes is checked first, since other checks take far longer for a long text. */
export function text(maxBytes: number, tooLongMessage: string = texts.requiredFields, noTextMessage?: string) {
  // A text has at least as many bytes as UTF-16 units, so a very long one is not encoded.
  const fits = (value: string) => value.length <= maxBytes && encoder.encode(value).length <= maxBytes;
  return z
    .string({ error: ({ input }) => noTextMessage ?? (isMissing(input) ? texts.requiredFields : texts.expectedText) })
    .check(z.refine(fits, { error: tooLongMessage, abort: true }));
}

/** @param length in Unicode code points @returns the most bytes that they can have */
export const bytesFor = (length: number) => 4 * length;

export const atMost = (label: string, max: number) => z.maxLength(max, { error: tooLong(label, max), abort: true });

/** Removes stray marks, and makes one blank of each run of blanks, tabs and line ends. */
export function cleanLine(value: string): string {
  return value.replace(strayMarks, '').replace(/\s+/g, ' ').trim();
}

export function line(label: string, max: number) {
  return text(bytesFor(max), tooLong(label, max)).check(
    z.overwrite(cleanLine),
    atMost(label, max),
    z.refine((value) => !unprintable.test(value), texts.unprintable),
  );
}

export function requiredLine(label: string, max: number) {
  return line(label, max).check(readable);
}

export function paragraph(label: string, max: number) {
  return text(bytesFor(max), tooLong(label, max)).check(
    z.overwrite((value) =>
      value
        .replace(/\r\n?|[\v\f\u2028\u2029]/g, '\n')
        .replace(unprintableInParagraph, '')
        .trim(),
    ),
    atMost(label, max),
  );
}

export function requiredParagraph(label: string, max: number) {
  return paragraph(label, max).check(readable);
}

export function optionalDay(label: string) {
  return line(label, 'YYYY-MM-DD'.length).check(z.refine((value) => value === '' || z.regexes.date.test(value), texts.invalidDay));
}

export function optionalChoice(label: string, options: readonly string[], refusal: string = notOneOf(label, options)) {
  return text(limits.choiceBytes, refusal).check(z.refine((value) => value === '' || options.includes(value), refusal));
}

/** Unticked if it is missing. A multipart form sends 'true' or 'false'. */
export const checkbox = z._default(
  z.pipe(
    z.transform((value) => (value === 'true' || value === 'false' ? value === 'true' : value)),
    z.boolean({ error: texts.expectedFlag }),
  ),
  false,
);

export function choice<const Options extends readonly string[]>(label: string, options: Options) {
  return z.enum(options, {
    error: ({ input }) =>
      isMissing(input) || (typeof input === 'string' && blank.test(input)) ? texts.requiredFields : notOneOf(label, options),
  });
}
