import { z } from 'zod/mini';
import { limits } from './limits.ts';
import { text } from './text.ts';

/** 12 characters of seconds, a dot, 9 of nanoseconds, a dot and a document id, in base64. */
const cursorLength = Math.ceil(((limits.documentIdBytes + 23) * 4) / 3);

export const pageSize = z.pipe(text(limits.numberBytes), z.coerce.number<string>().check(z.int(), z.gte(1), z.lte(limits.pageSizeMax)));

export const pageQuery = z.object({
  limit: z._default(pageSize, limits.pageSize),
  cursor: z.optional(text(cursorLength)),
});

export type Page<Item> = { items: Item[]; next?: string };
