import { z } from 'zod/mini';
import type { Block, Letter } from '../letter.ts';

export const values = z.object({
  /** Of all new applications; `jobs` may name fewer. */
  count: z.int(),
  jobs: z.array(z.object({ title: z.string(), names: z.array(z.string()), url: z.string() })),
});

/** Staff learn of the applications of an hour or a day. Their contents stay on the desk. */
export function letter({ count, jobs }: z.output<typeof values>): Letter {
  const unnamed = count - jobs.reduce((sum, { names }) => sum + names.length, 0);
  return {
    subject: count === 1 ? 'One new application' : `${count} new applications`,
    blocks: [
      ...jobs.flatMap(({ title, names, url }): Block[] => [
        { facts: [[`${title} (${names.length})`, names.join(', ')]] },
        ...(url ? [{ link: 'Open the applications', url }] : []),
      ]),
      ...(unnamed > 0 ? [`And ${unnamed} more.`] : []),
    ],
  };
}
