import { z } from 'zod/mini';
import { cleanLine, paragraph, text } from './text.ts';

// Lists that staff send as texts. Apart from text.ts, which visitors' pages load.

/** What commas separate in the parameter of a query. */
export const commaList = (maxBytes: number) =>
  z.pipe(
    text(maxBytes),
    z.transform((list) => list.split(',')),
  );

/** @returns the lines of a text, without blank ones */
export const linesOf = (text: string): string[] => text.split('\n').flatMap((line) => cleanLine(line) || []);

/** One entry a line, each different. Blank, or so many. */
export function lines(label: string, { min, max, length }: { min: number; max: number; length: number }, error: string) {
  return paragraph(label, (max + 1) * length).check(
    z.refine((value) => {
      const all = linesOf(value);
      const fit = all.length <= max && all.every((one) => one.length <= length) && new Set(all).size === all.length;
      return fit && (all.length === 0 || all.length >= min);
    }, error),
  );
}
