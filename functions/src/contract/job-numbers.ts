import { z } from 'zod/mini';

export const jobNumbers = z.object({
  /** The last days in UTC, oldest first, including days without views. */
  views: z.array(z.object({ day: z.string(), views: z.int() })),
  /** The most frequent first. A blank source is unknown. Deleted applications still count. */
  sources: z.array(z.object({ source: z.string(), applications: z.int() })),
});

export type JobNumbers = z.infer<typeof jobNumbers>;
