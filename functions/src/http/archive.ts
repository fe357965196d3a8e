import { extname } from 'node:path';
import { z } from 'zod/mini';
import { type Application, referenceOf } from '../contract/applications.ts';
import { escapeMarkup, paragraphsHtml } from '../contract/markup.ts';
import type { Scorecard } from '../contract/scorecards.ts';
import type { Interview } from '../contract/staff-interviews.ts';
import { shownStatus } from '../contract/statuses.ts';
import type { OwnChange, TimelineEntry } from '../contract/timeline.ts';
import { fileNameOf } from '../data/resumes.ts';
import type { TemplateName } from '../mail/templates.ts';
import type { Parts } from '../parts.ts';

/** The applicant sees `shown_status` instead of `status`. A new field does not compile until it is decided. */
const applicationFields: Record<keyof Application, boolean> = {
  id: true,
  applicant_name: true,
  applicant_email: true,
  phone: true,
  cover_letter: true,
  keep: true,
  keep_text: true,
  kept_until: true,
  job_id: true,
  job_title: true,
  source: true,
  status: false,
  due_at: true,
  assignee: false,
  told: false,
  shown_status: true,
  shown_at: true,
  earlier: true,
  delivery: true,
  interview: true,
  opened_by: false,
  opened_at: false,
  resume_path: false,
  resume: true,
  created_at: true,
  updated_at: true,
};

/** Of what the applicant has done, and of mails that were sent. Of the latter, `from` and `to` are statuses. */
const entryFields: Record<keyof TimelineEntry, boolean> = {
  id: false,
  kind: true,
  at: true,
  by: false,
  from: true,
  to: true,
  text: true,
  mentions: false,
  template: false,
  subject: true,
  told: false,
  delivery: false,
  recommendation: false,
  role: false,
  updated_at: false,
};

/** Names of staff are left out, as in the timeline. */
const interviewFields: Record<keyof Interview, boolean> = {
  id: false,
  application: false,
  applicant_name: false,
  job_id: false,
  job_title: false,
  interviewers: false,
  minutes: true,
  place: true,
  zone: true,
  times: true,
  state: true,
  at: true,
  text: true,
  scored_by: false,
  updated_at: false,
};

/**
 * The values of mails that wait. What staff have written is left out until it is sent, and so are links, because the mail
 * may have those of the person's other applications. News for staff are about other applicants too.
 */
const mailValues: Partial<Record<TemplateName, readonly string[]>> = {
  'application received': ['greeting', 'reference', 'jobTitle', 'nextSteps', 'dueAt'],
  'applicant message for staff': ['reference', 'jobTitle', 'name', 'message'],
  'application links': [],
  'keep again': ['subject', 'body'],
  interview: ['name', 'reference', 'jobTitle', 'at', 'place'],
  'interview for staff': ['name', 'reference', 'jobTitle', 'at', 'place'],
};

const waitingMail = z.object({ to: z.string(), template: z.string(), values: z.catch(z.record(z.string(), z.unknown()), {}) });

type Data = ReturnType<typeof dataOf>;

/** @returns a ZIP of all that the site has about an application, but for the notes of staff and mails of theirs that wait */
export async function archiveOf(parts: Parts, application: Application): Promise<Uint8Array> {
  const { timeline, interviews, scorecards, outbox, resumes } = parts;
  const { id, resume_path } = application;
  const [{ strToU8, zipSync }, entries, meetings, thoughts, mails, resume] = await Promise.all([
    // Loaded on use, because it would delay the first answer of each new instance.
    import('fflate'),
    timeline.ofApplicant(id),
    interviews.ofApplication(id),
    scorecards.ofApplication(id),
    outbox.waitingAbout(id),
    resume_path === null ? undefined : resumes.read(fileNameOf(resume_path)),
  ]);
  const data = dataOf(application, entries, meetings, thoughts, mails);
  // The malware scanner leaves an empty file.
  const resumeName = resume && resume.length > 0 && resume_path !== null ? `resume${extname(resume_path)}` : undefined;
  return zipSync({
    'application.html': strToU8(pageOf(application, data, resumeName)),
    'application.json': strToU8(`${JSON.stringify(data, null, 2)}\n`),
    // A resume is compressed already.
    ...(resume && resumeName !== undefined && { [resumeName]: [resume, { level: 0 }] }),
  });
}

function dataOf(
  application: Application,
  entries: TimelineEntry[],
  interviews: Interview[],
  scorecards: Scorecard[],
  mails: Record<string, unknown>[],
) {
  return {
    reference: referenceOf(application),
    application: pick(application, (field) => applicationFields[field]),
    timeline: entries.map((entry) => ({
      by: entry.kind === 'mail' ? 'us' : 'you',
      ...pick(entry, (field) => entryFields[field] && (entry.kind !== 'mail' || (field !== 'from' && field !== 'to'))),
    })),
    interviews: interviews.map((interview) => pick(interview, (field) => interviewFields[field])),
    scorecards: scorecards.map(({ at, ratings }) => ({ by: 'us', at, ratings })),
    waiting_mails: mails.flatMap((mail) => {
      const { data } = waitingMail.safeParse(mail);
      const values = data && Object.hasOwn(mailValues, data.template) ? mailValues[data.template as TemplateName] : undefined;
      if (!data || !values) return [];
      const to = data.to === application.applicant_email ? data.to : 'us';
      return [{ kind: data.template, to, ...pick(data.values, (name) => values.includes(name)) }];
    }),
  };
}

function pick<Fields extends object>(fields: Fields, isPicked: (name: keyof Fields) => boolean): Partial<Fields> {
  return Object.fromEntries(Object.entries(fields).filter(([name]) => isPicked(name as keyof Fields))) as Partial<Fields>;
}

const titles: Record<string, string | undefined> = {
  message: 'Your message',
  profile: 'You corrected your details',
  resume: 'You replaced your resume',
  keep: 'You asked us to keep your application',
  'keep on': 'You asked us to keep your application for longer',
  'end keep': 'You asked us not to keep your application any longer',
} satisfies Record<OwnChange | 'message', string>;

/** Readable without the site: no script, no request. */
function pageOf(application: Application, data: Data, resumeName: string | undefined): string {
  const { reference, timeline, interviews, scorecards, waiting_mails } = data;
  const { job_title, applicant_name, applicant_email, phone, cover_letter, keep, keep_text, kept_until, source, earlier, created_at } =
    application;
  const facts: Record<string, string> = {
    Reference: reference,
    Received: dateTime(created_at),
    Status: shownStatus(application),
    Name: applicant_name,
    Email: applicant_email,
    Phone: phone,
    'Kept for later openings': keep ? `Yes. You agreed to: ${keep_text}` : 'No',
    'Kept until': dateTime(kept_until),
    'Where you found the opening': source,
    'Earlier applications with this address': String(earlier),
    Resume: application.resume?.file_name ?? '',
  };
  const rows = Object.entries(facts).flatMap(([label, value]) =>
    value === '' ? [] : [`<dt>${label}</dt><dd>${escapeMarkup(value)}</dd>`],
  );
  const items = timeline.map(
    ({ kind = '', at = '', subject = '', from = '', to = '', text = '' }) =>
      `<li><h3>${escapeMarkup(titles[kind] ?? subject)}</h3><p><time>${escapeMarkup(dateTime(at))}</time></p>${paragraphsHtml(
        [from && `${from} → ${to}`, !from && to, text].filter(Boolean).join('\n'),
      )}</li>`,
  );
  const meetings = interviews.map(({ state, at = '', times = [], place = '', text = '' }) => {
    const when = [at ?? times].flat().map(dateTime).join(', ');
    return `<li>${escapeMarkup(`${state}: ${when}, ${place}`)}${paragraphsHtml(text)}</li>`;
  });
  const thoughts = scorecards.map(({ at, ratings }) => {
    const rated = ratings.map(({ criterion, rating, text }) => `${criterion}: ${rating}. ${text}`);
    return `<li><p><time>${escapeMarkup(dateTime(at))}</time></p>${paragraphsHtml(rated.join('\n'))}</li>`;
  });
  const waiting = waiting_mails.map(({ kind, to }) => `<li>${escapeMarkup(`${kind}, to ${to}`)}</li>`);
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<title>${escapeMarkup(`Your application: ${job_title}`)}</title>
<style>
:root { color-scheme: light dark }
body { max-width: 42rem; margin: 2rem auto; padding: 0 1rem; font: 1.0625rem/1.6 sans-serif; overflow-wrap: anywhere }
dt, h3 { margin: 1rem 0 0; font-size: 1em; font-weight: 700 }
dd, p { margin: 0 0 .5rem }
</style>
<h1>${escapeMarkup(job_title)}</h1>
<p>All that we have about your application on ${dateTime(new Date().toISOString())}. Not included are notes that our staff make while they work,
and emails that we have not sent yet. Please ask us if you want to see those.</p>
<h2>Your data</h2>
<dl>${rows.join('')}</dl>
${resumeName === undefined ? '' : `<p><a href="${resumeName}">Open the resume</a></p>`}
${cover_letter === '' ? '' : `<h2>Cover letter</h2>${paragraphsHtml(cover_letter)}`}
${items.length === 0 ? '' : `<h2>What we wrote, and what you wrote and changed</h2><ol>${items.join('')}</ol>`}
${meetings.length === 0 ? '' : `<h2>Interviews</h2><ul>${meetings.join('')}</ul>`}
${thoughts.length === 0 ? '' : `<h2>What our interviewers thought</h2><ol>${thoughts.join('')}</ol>`}
${waiting.length === 0 ? '' : `<h2>Emails on their way</h2><ul>${waiting.join('')}</ul>`}
</html>
`;
}

function dateTime(iso: string): string {
  return iso.replace(/^(\S+)T(\d\d:\d\d).*$/, '$1 $2 UTC');
}
