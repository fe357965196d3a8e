import { z } from 'zod/mini';
import type { Block, Letter } from '../letter.ts';

export const values = z.object({
  jobs: z.array(z.object({ title: z.string(), facts: z.array(z.string()), url: z.string() })).check(z.minLength(1)),
  /** The URL of the page with the button to unsubscribe. */
  unsubscribe: z.string(),
  /** The URL to which a mail client sends a POST to unsubscribe its reader. */
  oneClick: z.string(),
});

/** Tells a subscriber of new jobs. */
export function letter({ jobs, unsubscribe, oneClick }: z.output<typeof values>): Letter {
  const [first, ...others] = jobs;
  return {
    subject: first && others.length === 0 ? `New opening: ${first.title}` : `${jobs.length} new openings`,
    blocks: [
      ...jobs.flatMap(({ title, facts, url }): Block[] => [{ link: title, url }, ...(facts.length > 0 ? [facts.join(' · ')] : [])]),
      'You get this mail because you asked us to tell you about new openings.',
      { link: 'Unsubscribe', url: unsubscribe },
    ],
    oneClick,
  };
}
