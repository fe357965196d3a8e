import { z } from 'zod/mini';
import { officeDate } from './platform/contract/office.ts';
import { type Block, template } from './platform/mail/letter.ts';

/** A mail can leave after the day that it would promise. @param due ISO 8601 */
const promiseOf = (what: string, due: string) =>
  Date.parse(due) > Date.now() ? `${what} by ${officeDate(due)}.` : `${what} soon. We are late, and we are sorry.`;

const linkedApplication = z.object({ jobTitle: z.string(), reference: z.string(), url: z.string() });
const linkedJob = z.object({ title: z.string(), facts: z.array(z.string()), url: z.string() });
const fact = z.object({ label: z.string(), value: z.string() });

/**
 * No form can mail a stranger somebody's own words: its mails repeat only facts of open jobs, and a name that cannot be
 * more than a name (`greetingTo`).
 */
export const forVisitors = {
  'message received': template(
    z.object({ greeting: z.string(), reference: z.string(), answerAt: z.string() }),
    ({ greeting, reference, answerAt }) => ({
      subject: 'We have received your message',
      blocks: [
        greeting,
        `Thank you for writing to us. Your message has arrived. ${promiseOf('We answer', answerAt)}`,
        { facts: { Reference: reference } },
        'If you did not write to us, somebody entered your address by mistake. You can ignore this email.',
      ],
    }),
  ),

  /** `nextSteps` are words of staff, `url` the applicant's private link, blank if there is none. */
  'application received': template(
    z.object({
      greeting: z.string(),
      reference: z.string(),
      jobTitle: z.string(),
      nextSteps: z.string(),
      dueAt: z.string(),
      url: z.string(),
    }),
    ({ greeting, reference, jobTitle, nextSteps, dueAt, url }) => ({
      subject: `We have received your application: ${jobTitle}`,
      blocks: [
        greeting,
        `Thank you for applying. Your application for ${jobTitle} has arrived.`,
        nextSteps,
        promiseOf('You will hear from us', dueAt),
        { facts: { Reference: reference } },
        ...(url
          ? [
              'Your private link shows how your application stands. There you can also add a message, withdraw, or have everything erased. Please do not share it.',
              { button: 'Open your application', url },
            ]
          : []),
        'Please quote the reference if you have a question. If you did not apply, somebody entered your address by mistake. You can ignore this email.',
      ],
    }),
  ),

  'application links': template(
    z.object({ greeting: z.string(), applications: z.array(linkedApplication) }),
    ({ greeting, applications }) => {
      const single = applications.length === 1;
      return {
        subject: single ? 'The link to your application' : 'The links to your applications',
        blocks: [
          greeting,
          single
            ? 'You asked for the link to your application. It is private, so please do not share it.'
            : 'You asked for the links to your applications. They are private, so please do not share them.',
          ...applications.map(({ jobTitle, reference, url }): Block => {
            const label = `${jobTitle}, ${reference}`;
            return single ? { button: label, url } : { link: label, url };
          }),
          'If you did not ask for it, somebody entered your address. They cannot see your applications. You can ignore this email.',
        ],
      };
    },
  ),

  /** Asks whether to keep an application for longer. `url` is the applicant's private link. */
  'keep again': template(z.object({ subject: z.string(), body: z.string(), url: z.string() }), ({ subject, body, url }) => ({
    subject,
    blocks: [body, { button: 'Open your application', url }],
  })),

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

  /** Staff tell an applicant who asked to be kept about another opening. */
  opening: template(z.object({ subject: z.string(), body: z.string() }), ({ subject, body }) => ({
    subject,
    blocks: [body],
    personal: true,
  })),

  /** A reply of staff to an applicant or to the sender of a message. */
  reply: template(z.object({ subject: z.string(), body: z.string() }), ({ subject, body }) => ({
    subject,
    blocks: [body],
    personal: true,
  })),
};
