import { z } from 'zod/mini';
import { limits } from './limits.ts';

export const jobNumbers = z.object({
  /** The last days in UTC, oldest first, including days without views. */
  views: z.array(z.object({ day: z.string(), views: z.int() })),
  /** The most frequent first. A blank source is unknown. Deleted applications still count. */
  sources: z.array(z.object({ source: z.string(), applications: z.int() })),
});

/** How many applications a job has. The rest of `total` is neither pending nor in progress nor rejected. */
export const jobCounts = z.object({ total: z.int(), pending: z.int(), in_progress: z.int(), rejected: z.int() });

/** The ids of jobs, separated by commas. */
export const jobCountsQuery = z.object({
  ids: z.pipe(
    z.string(),
    z.pipe(
      z.transform((ids: string) => ids.split(',')),
      z.array(z.string().check(z.regex(/^[\w-]{1,64}$/))).check(z.maxLength(limits.pageSizeMax)),
    ),
  ),
});

export type JobCounts = z.infer<typeof jobCounts>;
export type JobNumbers = z.infer<typeof jobNumbers>;
