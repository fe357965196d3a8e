import { extname } from 'node:path';
import type { Application } from '../applications/contract/applications.ts';
import { referenceOf } from '../platform/contract/reference.ts';
import { keepingRule, keptFor } from '../applications/contract/keeping-rules.ts';
import { storedTexts } from '../records/contract/stored-texts.ts';
import { lookUp } from '../platform/contract/look-up.ts';
import { escapeMarkup, paragraphsHtml } from '../platform/contract/markup.ts';
import type { Scorecard } from '../interviews/contract/scorecards.ts';
import type { TimelineEntry } from '../applications/contract/timeline.ts';
import { fileNameOf, mailedFolder } from '../applications/resumes.ts';
import type { StoredInterview } from '../interviews/stored.ts';
import type { Parts } from '../parts.ts';
import { changes, labels } from './archive-texts.ts';
import { pick, type Told, toldTo } from './told.ts';

/** Of what the applicant has done, and of sent mails. */
const entryFields = ['kind', 'at', 'subject', 'text', 'files', 'quoted'] as const satisfies (keyof TimelineEntry)[];

/** Names of staff are left out, as in the timeline. */
const interviewFields = ['state', 'at', 'times', 'zone', 'minutes', 'place', 'text', 'why'] as const satisfies (keyof StoredInterview)[];

type Data = ReturnType<typeof dataOf>;

/** @returns a ZIP of all about an application that its applicant may know by now */
export async function archiveOf(parts: Parts, application: Application): Promise<Uint8Array> {
  const { timeline, scorecards, resumes } = parts;
  const { id, resume_path } = application;
  const told = await toldTo(parts, application);
  const mailed = told.entries.flatMap(({ id: entry, files }) =>
    files.filter(({ taken }) => taken).map(({ name }) => mailedFolder(id, entry) + name),
  );
  const [{ strToU8, zipSync }, thoughts, notes, resume, files] = await Promise.all([
    // Loaded on use, because it would delay the first answer of each new instance.
    import('fflate'),
    told.over ? scorecards.ofApplication(id) : [],
    told.over ? timeline.notesOf(id) : [],
    resume_path === null ? undefined : resumes.read(fileNameOf(resume_path)),
    Promise.all(mailed.map(async (path) => [path, await resumes.read(path)] as const)),
  ]);
  // Only a rejection that has been told is 'closed'.
  const data = dataOf(told, told.status === 'closed' ? application.reason : '', thoughts, notes);
  // The malware scanner leaves an empty file.
  const resumeName = resume && resume.length > 0 && resume_path !== null ? `resume${extname(resume_path)}` : undefined;
  return zipSync({
    'application.html': strToU8(pageOf(told, data, resumeName)),
    'application.json': strToU8(`${JSON.stringify(data, null, 2)}\n`),
    // A resume is compressed already.
    ...(resume && resumeName !== undefined && { [resumeName]: [resume, { level: 0 }] }),
    ...Object.fromEntries(files.map(([path, content], index) => [`files/${index + 1}${extname(path)}`, content ?? new Uint8Array()])),
  });
}

function dataOf({ application, status, entries, interviews }: Told, reason: string, scorecards: Scorecard[], notes: TimelineEntry[]) {
  return {
    reference: referenceOf(application),
    status,
    ...(reason && { reason }),
    application,
    kept_for: application.kept_until ? '' : keptFor(keepingRule(application.kept_in)),
    timeline: entries.map((entry) => ({
      by: entry.kind === 'mail' ? 'us' : 'you',
      what: lookUp(changes, entry.kind) ?? '',
      ...pick(entry, entryFields),
      // Of a mail, these are statuses.
      ...(entry.kind !== 'mail' && pick(entry, ['from', 'to'])),
    })),
    interviews: interviews.map((interview) => pick(interview, interviewFields)),
    scorecards: scorecards.map(({ at, ratings }) => ({ by: 'us', at, ratings })),
    notes: notes.map(({ at, text, recommendation }) => ({ by: 'us', at, text, recommendation })),
  };
}

/** Readable without the site: no script, no request. */
function pageOf({ application: { job_title }, over }: Told, data: Data, resumeName: string | undefined): string {
  const { application, timeline, interviews, scorecards, notes, ...facts } = data;
  const { cover_letter, answers, ...entered } = application;
  const sections = {
    applications: { ...facts, ...entered },
    letter: cover_letter,
    answers: answers.map(({ text, value }) => ({ question: text, answer: value })),
    written: timeline,
    interviews,
    scorecards,
    notes,
  };
  const parts = Object.entries(sections).map(([name, part]) => {
    const html = htmlOf(part);
    return html && `<h2>${storedTexts[name as keyof typeof sections]}</h2>\n${html}`;
  });
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<title>${escapeMarkup(`Your application: ${job_title}`)}</title>
<style>
:root { color-scheme: light dark }
body { max-width: 42rem; margin: 2rem auto; padding: 0 1rem; font: 1.0625rem/1.6 sans-serif; overflow-wrap: anywhere }
dl { display: grid; grid-template-columns: minmax(0, 1fr) minmax(0, 3fr); gap: 0 1rem; margin: 0 0 1rem }
dt { font-weight: 700 }
dd { margin: 0 }
ol { margin: 0; padding-inline-start: 1.5rem }
p { margin: 0 0 .25rem }
</style>
<h1>${escapeMarkup(job_title)}</h1>
<p>All that we have about your application on ${dateTime(new Date().toISOString())}. Not included are
${over ? '' : 'what our staff note and our interviewers think until we have decided, and '}emails that we have not sent yet. Please ask us if you want to see those.</p>
${resumeName === undefined ? '' : `<p><a href="${resumeName}">Open the resume</a></p>`}
${parts.join('\n')}
</html>
`;
}

/** What the page does not show. Some of it is there in other words. */
const onlyInJson = [
  ...['id', 'job_id', 'job_title', 'job_version', 'kept_in', 'shown_status', 'shown_at', 'delivery'],
  ...['kind', 'content_type', 'size', 'taken'],
];

/** @returns lists and facts, as deep as they go; blank for what is blank */
function htmlOf(value: unknown): string {
  if (typeof value === 'boolean') return htmlOf(value ? 'Yes' : 'No');
  if (typeof value === 'number') return htmlOf(String(value));
  if (typeof value === 'string') return value && paragraphsHtml(dateTime(value));
  const facts = Object.entries(value ?? {})
    .map(([name, fact]) => [name, onlyInJson.includes(name) ? '' : htmlOf(fact)] as const)
    .filter(([, html]) => html !== '');
  if (facts.length === 0) return '';
  if (Array.isArray(value)) return `<ol>${facts.map(([, html]) => `<li>${html}</li>`).join('\n')}</ol>`;
  return `<dl>${facts.map(([name, html]) => `<dt>${labels[name] ?? inWords(name)}</dt><dd>${html}</dd>`).join('\n')}</dl>`;
}

/** 'cover_letter': 'Cover letter'. */
const inWords = (name: string) => `${name.slice(0, 1).toUpperCase()}${name.slice(1).replaceAll('_', ' ')}`;

function dateTime(text: string): string {
  return text.replace(/^(\d{4}-\S+)T(\d\d:\d\d)\S*Z$/, '$1 $2 UTC');
}
