import { z } from 'zod/mini';
import { limits } from './limits.ts';
import { text } from './text.ts';

/** In base64: 12 characters of seconds, 9 of nanoseconds, two dots and a document id. */
const cursorLength = Math.ceil(((limits.documentIdBytes + 23) * 4) / 3);

export const pageSize = z.pipe(text(limits.numberBytes), z.coerce.number<string>().check(z.int(), z.gte(1), z.lte(limits.pageSizeMax)));

export const pageQuery = z.object({
  limit: z._default(pageSize, limits.pageSize),
  cursor: z.optional(text(cursorLength)),
});

/** One page of a list. `next` is the cursor of the next page, absent on the last. */
export type Page<Item> = { items: Item[]; next?: string };
