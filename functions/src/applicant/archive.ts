import { extname } from 'node:path';
import { z } from 'zod/mini';
import type { Application } from '../applications/contract/applications.ts';
import { referenceOf } from '../platform/contract/reference.ts';
import { keepingRule, type KeepingRule, keptFor } from '../applications/contract/keeping-rules.ts';
import { storedTexts } from '../records/contract/stored-texts.ts';
import { lookUp } from '../platform/contract/look-up.ts';
import { escapeMarkup, paragraphsHtml } from '../platform/contract/markup.ts';
import type { Scorecard } from '../interviews/contract/scorecards.ts';
import type { OwnChange, TimelineEntry } from '../applications/contract/timeline.ts';
import { fileNameOf, mailedFolder } from '../applications/resumes.ts';
import type { StoredInterview } from '../interviews/stored.ts';
import type { TemplateName } from '../platform/registered.ts';
import type { Parts } from '../parts.ts';
import { pick, type Told, toldTo } from './told.ts';

/** What the applicant has done, and sent mails. Of these, `from` and `to` are statuses. */
const entryFields: Record<keyof TimelineEntry, boolean> = {
  id: false,
  kind: true,
  at: true,
  by: false,
  from: true,
  to: true,
  text: true,
  quoted: true,
  files: true,
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
const interviewFields: Record<keyof StoredInterview, boolean> = {
  id: false,
  application: false,
  job_id: false,
  interviewers: false,
  minutes: true,
  place: true,
  zone: true,
  change_hours: false,
  applicant_zone: false,
  times: true,
  state: true,
  at: true,
  text: true,
  why: true,
  scored_by: false,
  sequence: false,
  url: false,
  told: false,
  updated_at: false,
};

/**
 * The values of mails that wait. What staff have written is left out until it is sent, and so are
 * links, because the mail may have those of the person's other applications. News for staff are
 * about other applicants too, and mails about interviews tell of changes.
 */
const mailValues: Partial<Record<TemplateName, readonly string[]>> = {
  'application received': ['what', 'through', 'greeting', 'reference', 'jobTitle', 'nextSteps', 'dueAt', 'kept'],
  'applicant message for staff': ['reference', 'jobTitle', 'name', 'message'],
  'application links': [],
  'keep again': ['subject', 'body', 'keptUntil'],
};

const waitingMail = z.object({ to: z.string(), template: z.string(), values: z.catch(z.record(z.string(), z.unknown()), {}) });

type Data = ReturnType<typeof dataOf>;

/** @returns a ZIP of all about an application that its applicant may know by now */
export async function archiveOf(parts: Parts, application: Application): Promise<Uint8Array> {
  const { timeline, scorecards, outbox, resumes } = parts;
  const { id, resume_path } = application;
  const told = await toldTo(parts, application);
  const mailed = told.entries.flatMap(({ id: entry, files }) =>
    files.filter(({ taken }) => taken).map(({ name }) => mailedFolder(id, entry) + name),
  );
  const [{ strToU8, zipSync }, thoughts, notes, mails, resume, files] = await Promise.all([
    // Loaded on use, because it would delay the first answer of each new instance.
    import('fflate'),
    told.over ? scorecards.ofApplication(id) : [],
    told.over ? timeline.notesOf(id) : [],
    outbox.waitingAbout(id),
    resume_path === null ? undefined : resumes.read(fileNameOf(resume_path)),
    Promise.all(mailed.map(async (path) => [path, await resumes.read(path)] as const)),
  ]);
  // Only a rejection that has been told is 'closed'.
  const data = dataOf(told, told.status === 'closed' ? application.reason : '', thoughts, notes, mails);
  // The malware scanner leaves an empty file.
  const resumeName = resume && resume.length > 0 && resume_path !== null ? `resume${extname(resume_path)}` : undefined;
  return zipSync({
    'application.html': strToU8(pageOf(told, keepingRule(application.kept_in), data, resumeName)),
    'application.json': strToU8(`${JSON.stringify(data, null, 2)}\n`),
    // A resume is compressed already.
    ...(resume && resumeName !== undefined && { [resumeName]: [resume, { level: 0 }] }),
    ...Object.fromEntries(files.map(([path, content], index) => [`files/${index + 1}${extname(path)}`, content ?? new Uint8Array()])),
  });
}

function dataOf(
  { application, entries, interviews }: Told,
  reason: string,
  scorecards: Scorecard[],
  notes: TimelineEntry[],
  mails: Record<string, unknown>[],
) {
  return {
    reference: referenceOf(application),
    application,
    ...(reason && { reason }),
    timeline: entries.map((entry) => ({
      by: entry.kind === 'mail' ? 'us' : 'you',
      ...pick(entry, (field) => entryFields[field] && (entry.kind !== 'mail' || (field !== 'from' && field !== 'to'))),
    })),
    interviews: interviews.map((interview) => pick(interview, (field) => interviewFields[field])),
    scorecards: scorecards.map(({ at, ratings }) => ({ by: 'us', at, ratings })),
    notes: notes.map(({ at, text, recommendation }) => ({ by: 'us', at, text, recommendation })),
    waiting_mails: mails.flatMap((mail) => {
      const { data } = waitingMail.safeParse(mail);
      const values = data && Object.hasOwn(mailValues, data.template) ? mailValues[data.template as TemplateName] : undefined;
      if (!data || !values) return [];
      const to = data.to === application.applicant_email ? data.to : 'us';
      return [{ kind: data.template, to, ...pick(data.values, (name) => values.includes(name)) }];
    }),
  };
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
function pageOf({ application, status, over }: Told, rule: KeepingRule, data: Data, resumeName: string | undefined): string {
  const { reference, reason = '', timeline, interviews, scorecards, notes, waiting_mails } = data;
  const { job_title, applicant_name, applicant_email, phone, cover_letter, answers, keep, keep_text, kept_until, source, created_at } =
    application;
  const facts: Record<string, string> = {
    Reference: reference,
    Received: dateTime(created_at),
    Status: status,
    'Why we rejected it': reason,
    Name: applicant_name,
    Email: applicant_email,
    Phone: phone,
    'Kept for later openings': keep ? `Yes. You agreed to: ${keep_text}` : 'No',
    'Kept until': kept_until ? dateTime(kept_until) : keptFor(rule),
    'Where you found the opening': source,
    'How your application came': [application.origin, application.referred_by].filter(Boolean).join(', '),
    Resume: application.resume?.file_name ?? '',
  };
  const rows = Object.entries(facts).flatMap(([label, value]) =>
    value === '' ? [] : [`<dt>${label}</dt><dd>${escapeMarkup(value)}</dd>`],
  );
  const answered = answers.map(({ text, value }) => `<dt>${escapeMarkup(text)}</dt><dd>${paragraphsHtml(value || '–')}</dd>`);
  const items = timeline.map(
    ({ kind = '', at = '', subject = '', from = '', to = '', text = '', quoted = '', files = [] }) =>
      `<li><h3>${escapeMarkup(lookUp(titles, kind) ?? subject)}</h3><p><time>${escapeMarkup(dateTime(at))}</time></p>${paragraphsHtml(
        [from && `${from} → ${to}`, !from && to, text, ...files.map(({ name }) => name), quoted].filter(Boolean).join('\n'),
      )}</li>`,
  );
  const meetings = interviews.map(({ state, at = '', times = [], place = '', text = '', why = '' }) => {
    const when = [at ?? times].flat().map(dateTime).join(', ');
    return `<li>${escapeMarkup(`${state}: ${when}, ${place}`)}${paragraphsHtml(text || why)}</li>`;
  });
  const thoughts = scorecards.map(({ at, ratings }) => {
    const rated = ratings.map(({ criterion, rating, text }) => `${criterion}: ${rating}. ${text}`);
    return `<li><p><time>${escapeMarkup(dateTime(at))}</time></p>${paragraphsHtml(rated.join('\n'))}</li>`;
  });
  const noted = notes.map(({ at, text }) => `<li><p><time>${escapeMarkup(dateTime(at))}</time></p>${paragraphsHtml(text)}</li>`);
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
<p>All that we have about your application on ${dateTime(new Date().toISOString())}. Not included are
${over ? '' : 'what our staff note and our interviewers think until we have decided, and '}emails that we have not sent yet. Please ask us if you want to see those.</p>
<h2>${storedTexts.applications}</h2>
<dl>${rows.join('')}</dl>
${resumeName === undefined ? '' : `<p><a href="${resumeName}">Open the resume</a></p>`}
${cover_letter === '' ? '' : `<h2>${storedTexts.letter}</h2>${paragraphsHtml(cover_letter)}`}
${answered.length === 0 ? '' : `<h2>${storedTexts.answers}</h2><dl>${answered.join('')}</dl>`}
${items.length === 0 ? '' : `<h2>${storedTexts.written}</h2><ol>${items.join('')}</ol>`}
${meetings.length === 0 ? '' : `<h2>${storedTexts.interviews}</h2><ul>${meetings.join('')}</ul>`}
${thoughts.length === 0 ? '' : `<h2>${storedTexts.scorecards}</h2><ol>${thoughts.join('')}</ol>`}
${noted.length === 0 ? '' : `<h2>${storedTexts.notes}</h2><ol>${noted.join('')}</ol>`}
${waiting.length === 0 ? '' : `<h2>${storedTexts.outbox}</h2><ul>${waiting.join('')}</ul>`}
</html>
`;
}

function dateTime(iso: string): string {
  return iso.replace(/^(\S+)T(\d\d:\d\d).*$/, '$1 $2 UTC');
}
