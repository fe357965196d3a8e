import { z } from 'zod/mini';
import { limits } from '../../platform/contract/limits.ts';
import { text } from '../../platform/contract/text.ts';

/** Blank, or one word. */
export const sourcePattern = /^[a-z\d._-]*$/;

/** A short word that a link to the site carries in `ref` or `utm_source`, such as 'linkedin'. */
export const source = text(limits.sourceLength).check(z.minLength(1), z.regex(sourcePattern));

/** @returns blank for a malformed source, which must not prevent an application */
export function readSource(value: string | undefined): string {
  return source.safeParse(value?.toLowerCase()).data ?? '';
}
