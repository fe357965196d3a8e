import { z } from 'zod/mini';

/** The numbers that the site counts for a job. */
export const jobNumbers = z.object({
  /** The last days in UTC, oldest first, including days without views. */
  views: z.array(z.object({ day: z.string(), views: z.int() })),
  /** Applications by source, the most frequent first, including deleted ones. Blank is unknown. */
  sources: z.array(z.object({ source: z.string(), applications: z.int() })),
});

export type JobNumbers = z.infer<typeof jobNumbers>;
