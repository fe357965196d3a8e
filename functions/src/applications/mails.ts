import { z } from 'zod/mini';
import { privatePage, reasons } from './mail-texts.ts';
import {
  aboutApplication,
  answerNote,
  applicationFacts,
  type Block,
  inSubject,
  linkTo,
  privateUrl,
  promiseOf,
  template,
} from '../platform/mail/letter.ts';

/** `excerpt` is the beginning of the cover letter. */
const newApplication = z.extend(aboutApplication, { excerpt: z.string() });

export type WhyReceived = keyof typeof reasons;

/** The oldest ones. `others` is the number of those not listed, `url` leads to all. */
const listed = z.object({ applications: z.array(newApplication).check(z.minLength(1)), others: z.int(), url: z.string() });

/** What a note does to the colleague who is mailed about it. */
const mentions = ['asks', 'answers'] as const;

export type Mention = (typeof mentions)[number];

/** The mails about applications. */
export const applicationMails = {
  /** `through`: whom it came through. `nextSteps`: words of staff. `dueAt`: blank if no answer is due. */
  'application received': template(
    z.object({
      what: z.enum(Object.keys(reasons) as WhyReceived[]),
      through: z.string(),
      greeting: z.string(),
      reference: z.string(),
      jobTitle: z.string(),
      nextSteps: z.string(),
      dueAt: z.string(),
      kept: z.string(),
      url: privateUrl,
    }),
    ({ what, through, greeting, reference, jobTitle, nextSteps, dueAt, kept, url }) => {
      const promise = dueAt && promiseOf(dueAt);
      const ifUnknown =
        what === 'form'
          ? 'If you didn’t apply, somebody entered your address by mistake, and you can ignore this email.'
          : 'If you don’t know of this application, please tell us.';
      return {
        subject: `${what === 'address' ? 'We now write to this address' : 'We received your application'}: ${jobTitle}`,
        preview: promise || reasons[what](through),
        blocks: [
          greeting,
          [reasons[what](through), promise].filter(Boolean).join(' '),
          ...(nextSteps ? [nextSteps] : []),
          { facts: { Job: jobTitle, Reference: reference } },
          ...(url ? [{ button: 'Open your application', url }, privatePage] : []),
          `We keep your application for ${kept}. Then we delete it.`,
        ],
        note: `${answerNote} ${ifUnknown}`,
      };
    },
  ),

  /** Asks whether to keep an application for longer. */
  'keep again': template(
    z.object({ subject: z.string(), body: z.string(), keptUntil: z.string(), url: privateUrl }),
    ({ subject, body, keptUntil, url }) => {
      const isLate = Date.parse(keptUntil) <= Date.now();
      const late =
        'This email couldn’t be sent in time: we no longer keep your application for other openings. If you want us to, please say so on your private page.';
      return {
        subject,
        preview: isLate ? late : 'If you do nothing, we no longer keep it.',
        blocks: [isLate ? late : body, ...linkTo('Answer', url)],
        note: `${answerNote} The link is private, so please don’t share it.`,
      };
    },
  ),

  /** To a colleague, who answers on the page of the application. */
  mention: template(
    z.extend(aboutApplication, { what: z.enum(mentions), author: z.string(), note: z.string() }),
    ({ what, author, note, ...about }) => ({
      subject: `${author} ${what === 'asks' ? 'asks' : 'answered'} you about ${inSubject(about.name) || 'an application'}`,
      preview: note || about.jobTitle,
      blocks: [
        ...(note ? [{ quote: note }] : []),
        applicationFacts(about),
        ...linkTo(what === 'asks' ? 'Answer' : 'Open the note', about.url),
      ],
    }),
  ),

  /** To their new owner and deputy. */
  'applications assigned': template(z.extend(listed, { by: z.string(), owner: z.string() }), ({ by, ...list }) => ({
    subject: `${by} assigned you ${subjectOf(list, 'an application', 'applications')}`,
    ...listOf(list),
  })),

  'applications for staff': template(listed, (list) => ({
    subject: subjectOf(list, 'New application', 'new applications'),
    ...listOf(list),
  })),
};

type Listed = z.output<typeof listed>;

const onlyOne = ({ applications, others }: Listed) => (applications.length + others === 1 ? applications[0] : undefined);

function subjectOf(list: Listed, one: string, several: string): string {
  const only = onlyOne(list);
  return only ? `${one}: ${inSubject(only.name)}, ${only.jobTitle}` : `${list.applications.length + list.others} ${several}`;
}

function listOf(list: Listed): { preview: string; blocks: Block[] } {
  const { applications, others, url } = list;
  const only = onlyOne(list);
  if (only) {
    const quote = only.excerpt ? [{ quote: only.excerpt }] : [];
    const blocks = [applicationFacts(only), ...quote, ...linkTo('Open the application', only.url)];
    return { preview: only.excerpt || only.reference, blocks };
  }
  const items = applications.map(({ name, jobTitle, reference, excerpt, url: own }) => {
    return { title: name, url: own, detail: `${jobTitle}, ${reference}`, quote: excerpt };
  });
  return {
    preview: applications.map(({ name }) => name).join(', '),
    blocks: [{ items }, ...(others > 0 ? [`And ${others} more.`] : []), ...linkTo('Open the applications', url)],
  };
}
