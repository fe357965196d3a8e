import { z } from 'zod/mini';
import { limits } from './limits.ts';
import { text } from './text.ts';

/** 12 characters of seconds, a dot, 9 of nanoseconds, a dot and a document id, in base64. */
const cursorLength = Math.ceil(((limits.documentIdBytes + 23) * 4) / 3);

const sizeUpTo = (most: number) => z.pipe(text(limits.numberBytes), z.coerce.number<string>().check(z.int(), z.gte(1), z.lte(most)));

export const pageSize = sizeUpTo(limits.pageSizeMax);

export const pageQuery = z.object({
  limit: z._default(pageSize, limits.pageSize),
  cursor: z.optional(text(cursorLength)),
});

/** With `texts=none`, the job's paragraphs are blank. */
export const jobListQuery = z.extend(pageQuery, {
  limit: z._default(sizeUpTo(limits.jobPageSize), limits.jobPageSize),
  texts: z.optional(z.enum(['none'])),
});

export type Page<Item> = { items: Item[]; next?: string };
