import { z } from 'zod/mini';
import { type Block, template } from '../platform/mail/letter.ts';

const linkedJob = z.object({ title: z.string(), facts: z.array(z.string()), url: z.string() });

const fact = z.object({ label: z.string(), value: z.string() });

/** The mails about job alerts. */
export const alertTemplates = {
  /** Asks for the confirmation of job alerts. */
  'alert request': template(z.object({ facts: z.array(fact), url: z.string() }), ({ facts, url }) => ({
    subject: 'Please confirm: new openings by email',
    blocks: [
      'Hello,',
      `You asked us to write to you about new openings${facts.length > 0 ? ' like this:' : '.'}`,
      ...(facts.length > 0 ? [{ facts: Object.fromEntries(facts.map(({ label, value }) => [label, value])) }] : []),
      { button: 'Confirm', url },
      'The link works for three days. We then write at most once a day, and only when there is something new. Each of those emails has a link to unsubscribe.',
      'If you did not ask, somebody entered your address by mistake. You can ignore this email: the request ends after three days.',
    ],
  })),

  /** `unsubscribe` leads to the page with the button. Mail clients send a POST to `oneClick`. */
  'new jobs': template(
    z.object({ jobs: z.array(linkedJob).check(z.minLength(1)), unsubscribe: z.string(), oneClick: z.string() }),
    ({ jobs, unsubscribe, oneClick }) => {
      const [first, ...others] = jobs;
      return {
        subject: first && others.length === 0 ? `New opening: ${first.title}` : `${jobs.length} new openings`,
        blocks: [
          'Hello,',
          jobs.length === 1 ? 'There is a new opening:' : 'There are new openings:',
          ...jobs.flatMap(({ title, facts, url }): Block[] => [{ link: title, url }, ...(facts.length > 0 ? [facts.join(' · ')] : [])]),
          'You get this email because you asked us to tell you about new openings.',
          { link: 'Unsubscribe', url: unsubscribe },
        ],
        oneClick,
      };
    },
  ),
};
