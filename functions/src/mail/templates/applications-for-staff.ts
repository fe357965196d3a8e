import { z } from 'zod/mini';
import type { Block, Letter } from '../letter.ts';

export const values = z.object({
  /** Of all new applications; those of `jobs` may be fewer. */
  count: z.int(),
  jobs: z.array(z.object({ title: z.string(), count: z.int(), url: z.string() })),
});

/** Staff learn of the applications of an hour or a day, and read on the desk whose they are. */
export function letter({ count, jobs }: z.output<typeof values>): Letter {
  const others = count - jobs.reduce((sum, job) => sum + job.count, 0);
  return {
    subject: count === 1 ? 'One new application' : `${count} new applications`,
    blocks: [
      ...jobs.flatMap((job): Block[] => [
        `${job.title}: ${job.count}`,
        ...(job.url ? [{ link: 'Open the applications', url: job.url }] : []),
      ]),
      ...(others > 0 ? [`And ${others} more.`] : []),
    ],
  };
}
