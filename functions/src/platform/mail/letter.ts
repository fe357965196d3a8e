import { z } from 'zod/mini';
import { companyAddressLines, companyName } from '../contract/company.ts';
import { linkIn } from '../contract/link-in.ts';
import { officeDate, officeZone } from '../contract/office.ts';
import { escapeMarkup, paragraphsHtml } from '../contract/markup.ts';
import { truncated } from '../contract/truncated.ts';
import { timeIn } from '../contract/zones.ts';
import type { CalendarEvent } from './calendar.ts';
import { page } from './letter-page.ts';

/** One of a list. */
export type Item = { title: string; url?: string; detail?: string; quote?: string };

/** A paragraph, labeled facts (blank ones left out), somebody's words, a list, or the button. */
export type Block = string | { facts: Record<string, string> } | { quote: string } | { items: Item[] } | { button: string; url: string };

/** The subject is a header, without text of visitors, except for staff: {@link inSubject}. */
export type Letter = {
  subject: string;
  /** What inboxes show after the subject. */
  preview: string;
  blocks: Block[];
  /** Small print: why the reader gets it, and what to do if it is a mistake. */
  note?: string;
  /** The page on which its reader unsubscribes. */
  unsubscribe?: string;
  /** The URL to which a mail client sends a POST to unsubscribe its reader. */
  oneClick?: string;
  /** Whether a person wrote and signed it. It has no heading. Others are marked as automatic. */
  personal?: boolean;
  /** What it enters into its reader's calendar, or removes. */
  event?: CalendarEvent | undefined;
};

const nameLength = 60;
const previewLength = 140;

/** @param values the schema of the values that the letter contains */
export function template<Values extends z.ZodMiniType>(values: Values, letter: (values: z.output<Values>) => Letter) {
  return z.pipe(values, z.transform(letter));
}

/** The private link, which the sender of a mail fills in, but not for what is removed. */
export const privateUrl = z._default(z.string(), '');

/** A button, if there is something to open. */
export const linkTo = (button: string, url: string): Block[] => (url ? [{ button, url }] : []);

/** When the mail leaves, which can be days after it was written. @param time ISO 8601 */
export const isAhead = (time: string) => Date.parse(time) > Date.now();

/** @returns the button, or what to do once the link has ended, and what the inbox shows */
export function linkUntil(button: string, url: string, expiresAt: string): { blocks: Block[]; preview: string } {
  if (!isAhead(expiresAt)) {
    const late = 'This email couldn’t be sent in time, so its link no longer works. Please ask for another one.';
    return { blocks: [late], preview: late };
  }
  const until = `The link works once, until ${timeIn(officeZone, expiresAt)}.`;
  return { blocks: [{ button, url }, `${until} It’s for you alone, so please don’t share it.`], preview: until };
}

/** What a mail to staff says about an application. */
export const aboutApplication = z.object({ name: z.string(), jobTitle: z.string(), reference: z.string(), url: z.string() });

export const applicationFacts = ({ name, jobTitle, reference }: z.output<typeof aboutApplication>): Block => ({
  facts: { Applicant: name, Job: jobTitle, Reference: reference },
});

/** A typed name, for the subject of a mail to staff: one short line of what can be seen. */
export const inSubject = (name: string) => truncated(name.replace(/\p{C}/gu, ' '), nameLength);

/** Of each mail to an applicant. */
export const answerNote = 'You can also reply to this email. Our team reads it.';

/** The same day in all mails and pages. @param due ISO 8601 */
export const promiseOf = (due: string) =>
  isAhead(due) ? `You’ll hear from us by ${officeDate(due)}.` : 'You’ll hear from us soon. We’re late, and we’re sorry.';

/** @returns a letter of staff with `blocks` before the paragraph with `place`, or at the end */
export function withinLetter(body: string, place: string, blocks: Block[]): Block[] {
  const paragraphs = body.split(/\n{2,}/);
  const found = place === '' ? -1 : paragraphs.findLastIndex((paragraph) => paragraph.includes(place));
  const index = found === -1 ? paragraphs.length : found;
  return [...paragraphs.slice(0, index), ...blocks, ...paragraphs.slice(index)];
}

/** @returns what a letter of staff says first after its greeting */
export const beginningOf = (body: string) => body.split(/\n{2,}/)[1] ?? '';

export type RenderedLetter = ReturnType<typeof render>;

const sender = [companyName, ...companyAddressLines].join(', ');

/** @returns a letter as plain text and as HTML with the same content */
export function render({ subject, preview, blocks, note, unsubscribe, oneClick, personal = false, event }: Letter) {
  const rest = [note, unsubscribe && `Unsubscribe: ${unsubscribe}`, sender].filter((part) => part !== undefined);
  return {
    subject,
    text: [...blocks.map(blockText), ...rest].join('\n\n'),
    html: page({
      title: escapeMarkup(subject),
      preview: escapeMarkup(truncated(preview, previewLength)),
      content: [...(personal ? [] : [`<h1>${escapeMarkup(subject)}</h1>`]), ...blocks.map(blockHtml)].join('\n'),
      foot: [
        ...(note === undefined ? [] : [escapeMarkup(note)]),
        ...(unsubscribe === undefined ? [] : [anchor(unsubscribe, 'Unsubscribe')]),
        escapeMarkup(sender),
      ],
    }),
    oneClick,
    personal,
    event,
  };
}

function blockText(block: Block): string {
  if (typeof block === 'string') return block;
  if ('facts' in block) {
    return known(block.facts)
      .map((fact) => fact.join(': '))
      .join('\n');
  }
  if ('quote' in block) return quoted(block.quote);
  if ('items' in block) return itemsText(block.items.map(itemText));
  return `${block.button}: ${block.url}`;
}

const known = (facts: Record<string, string>) => Object.entries(facts).filter(([, value]) => value !== '');
const itemsText = (items: string[]) => items.join(items.some((item) => item.includes('\n')) ? '\n\n' : '\n');
const quoted = (text: string) => text.replace(/^/gm, '> ');
const itemText = ({ title, url, detail, quote }: Item) => [title, detail, quote && quoted(quote), url].filter(Boolean).join('\n');

function blockHtml(block: Block): string {
  if (typeof block === 'string') return paragraphsHtml(block, linked);
  if ('facts' in block) return factsHtml(block.facts);
  if ('quote' in block) return `<blockquote>${paragraphsHtml(block.quote)}</blockquote>`;
  if ('items' in block) return `<ul>${block.items.map(itemHtml).join('')}</ul>`;
  return buttonHtml(block.button, block.url);
}

/** Clients link URLs too, in a blue that can't be read in the dark. */
function linked(text: string): string {
  const found = linkIn(text);
  return found ? escapeMarkup(found.before) + anchor(found.link, found.link) + linked(found.after) : escapeMarkup(text);
}

const anchor = (url: string, text: string) => `<a href="${escapeMarkup(url)}">${escapeMarkup(text)}</a>`;

function factsHtml(facts: Record<string, string>): string {
  const rows = known(facts).map(
    ([label, value]) => `<tr><th scope="row" align="left" valign="top">${escapeMarkup(label)}</th><td>${linked(value)}</td></tr>`,
  );
  return `<table class="facts" width="100%" cellpadding="0" cellspacing="0">${rows.join('')}</table>`;
}

function itemHtml({ title, url, detail, quote }: Item): string {
  const parts = [
    `<strong>${url ? anchor(url, title) : escapeMarkup(title)}</strong>`,
    ...(detail ? [`<br><span class="quiet">${escapeMarkup(detail)}</span>`] : []),
    ...(quote ? [`<blockquote>${paragraphsHtml(quote)}</blockquote>`] : []),
  ];
  return `<li>${parts.join('')}</li>`;
}

/** Needs no style sheet, which some clients drop. Outlook pads only the cell. */
function buttonHtml(label: string, url: string): string {
  const look = 'display: inline-block; padding: 12px 24px; color: #ffffff; font-weight: 600; text-decoration: none';
  return `<table role="presentation" class="action" cellpadding="0" cellspacing="0"><tr>
<td bgcolor="#0b7a75" style="border-radius: 8px; mso-padding-alt: 12px 24px">
<a class="button" href="${escapeMarkup(url)}" style="${look}">${escapeMarkup(label)}</a>
</td>
</tr></table>`;
}
