import { z } from 'zod/mini';

/** The numbers that the site counts for a job. */
export const jobNumbers = z.object({
  /** The last days in UTC, oldest first, including days without views. */
  views: z.array(z.object({ day: z.string(), views: z.int() })),
  /** Applications received from each source, the most frequent first. A blank source is unknown. Deleted applications still count. */
  sources: z.array(z.object({ source: z.string(), applications: z.int() })),
});

export type JobNumbers = z.infer<typeof jobNumbers>;
