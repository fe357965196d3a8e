import { z } from 'zod/mini';
import { linkUntil, template } from '../platform/mail/letter.ts';

const linkedJob = z.object({ title: z.string(), facts: z.array(z.string()), url: z.string() });

const fact = z.object({ label: z.string(), value: z.string() });

/** The mails about job alerts. */
export const alertTemplates = {
  /** Asks for the confirmation of job alerts. */
  'alert request': template(z.object({ facts: z.array(fact), url: z.string(), expiresAt: z.string() }), ({ facts, url, expiresAt }) => {
    const { blocks, preview } = linkUntil('Confirm', url, expiresAt);
    return {
      subject: 'Please confirm: new openings by email',
      preview,
      blocks: [
        'Hi,',
        `You asked us to email you about new openings${facts.length > 0 ? ' like this:' : '.'}`,
        ...(facts.length > 0 ? [{ facts: Object.fromEntries(facts.map(({ label, value }) => [label, value])) }] : []),
        'Once you confirm, we email you at most once a day, and only when there is something new. Each email has a link to unsubscribe.',
        ...blocks,
      ],
      note: 'If you didn’t ask, somebody entered your address by mistake. You can ignore this email, and get no other.',
    };
  }),

  /** `unsubscribe` leads to the page with the button. Mail clients send a POST to `oneClick`. */
  'new jobs': template(
    z.object({ jobs: z.array(linkedJob).check(z.minLength(1)), unsubscribe: z.string(), oneClick: z.string() }),
    ({ jobs, unsubscribe, oneClick }) => {
      const [first, ...others] = jobs;
      const isOne = others.length === 0;
      const items = jobs.map(({ title, facts, url }) => ({ title, detail: facts.join(' · '), ...(!isOne && { url }) }));
      return {
        subject: first && isOne ? `New opening: ${first.title}` : `${jobs.length} new openings`,
        preview: items.map(({ title, detail }) => (isOne ? detail : title)).join(', '),
        blocks: [
          'Hi,',
          isOne ? 'There is a new opening:' : 'There are new openings:',
          { items },
          ...(first && isOne ? [{ button: 'View the opening', url: first.url }] : []),
        ],
        note: 'You get this email because you asked us to tell you about new openings.',
        unsubscribe,
        oneClick,
      };
    },
  ),
};
