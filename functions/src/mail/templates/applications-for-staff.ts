import { z } from 'zod/mini';
import type { Block, Letter } from '../letter.ts';

export const values = z.object({
  /** The number of all new applications. `jobs` may count fewer. */
  count: z.int(),
  jobs: z.array(z.object({ title: z.string(), count: z.int(), url: z.string() })),
});

/** Tells staff how many applications came in an hour or a day. Their contents stay on the dashboard. */
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
