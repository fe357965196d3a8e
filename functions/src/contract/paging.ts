import { z } from 'zod/mini';
import { limits } from './limits.ts';

/** Which page of a list: how many items, and the mark that the page before gave in its `Link` header. It holds an id of up to 1500 bytes. */
export const pageQuery = z.object({
  limit: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(limits.pageSizeMax)), limits.pageSize),
  cursor: z.optional(z.string().check(z.maxLength(2100))),
});

/** One page of a list. `next` is the cursor of the page after it, absent on the last. */
export type Page<Item> = { items: Item[]; next?: string };
