import { z } from 'zod/mini';
import { limits } from './limits.ts';
import { text } from './text.ts';

/** Where a visitor came from: `ref` or `utm_source` of a link, such as 'linkedin'. */
export const source = text(limits.sourceLength).check(z.regex(/^[a-z\d._-]+$/));

/** @returns the source in lower case, or blank if it is malformed */
export function readSource(value: string | undefined): string {
  return source.safeParse(value?.toLowerCase()).data ?? '';
}
