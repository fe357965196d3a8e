import { z } from 'zod/mini';
import type { Letter } from '../letter.ts';

export const values = z.object({ facts: z.array(z.object({ label: z.string(), value: z.string() })), url: z.string() });

/** Asks for the confirmation of job alerts. The facts are those of open jobs, so nobody can send a stranger a text of their own. */
export function letter({ facts, url }: z.output<typeof values>): Letter {
  return {
    subject: 'Please confirm: new openings by mail',
    blocks: [
      'Hello,',
      `You asked us to write to you about new openings${facts.length > 0 ? ' like this:' : '.'}`,
      ...(facts.length > 0 ? [{ facts: facts.map(({ label, value }): [string, string] => [label, value]) }] : []),
      { link: 'Confirm', url },
      'The link works for three days. We then write at most once a day, and only when there is something new. Each of those mails has a link to unsubscribe.',
      'If you did not ask, somebody has entered your address by mistake. You need not do anything: the request ends after three days.',
    ],
  };
}
