import { z } from 'zod';
import { limits } from './limits.ts';

/** Which page of a list: how many items, and the mark that the page before gave in its `Link` header. */
export const pageQuery = z.object({
  limit: z.coerce.number().int().min(1).max(limits.pageSizeMax).default(limits.pageSize),
  cursor: z.string().max(200).optional(),
});

/** One page of a list. `next` is the cursor of the page after it, absent on the last. */
export type Page<Item> = { items: Item[]; next?: string };
