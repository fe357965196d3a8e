import { z } from 'zod/mini';
import { companyAddressLines, companyName, companyShortName } from '../contract/company.ts';
import { officeDate } from '../contract/office.ts';
import { escapeMarkup, paragraphsHtml } from '../contract/markup.ts';
import type { CalendarEvent } from './calendar.ts';

/** A paragraph, facts with labels, somebody's words, a link, or the letter's button. */
export type Block =
  string | { facts: Record<string, string> } | { quote: string } | { link: string; url: string } | { button: string; url: string };

/** The subject is a header, so nothing that a visitor has typed belongs there. */
export type Letter = {
  subject: string;
  blocks: Block[];
  /** The URL to which a mail client sends a POST to unsubscribe its reader. */
  oneClick?: string;
  /** Whether a person has written it, and signed it. All others are marked as automatic. */
  personal?: boolean;
  /** What it enters into its reader's calendar, or removes. */
  event?: CalendarEvent | undefined;
};

/** @param values the schema of the values that the letter contains */
export function template<Values extends z.ZodMiniType>(values: Values, letter: (values: z.output<Values>) => Letter) {
  return z.pipe(values, z.transform(letter));
}

/** A link to the dashboard, if the site knows its own address. */
export const linkTo = (button: string, url: string): Block[] => (url ? [{ button, url }] : []);

export const applicantFacts = (name: string, jobTitle: string): Block => ({ facts: { Applicant: name, Job: jobTitle } });

/** A mail can leave after the day that it would promise. @param due ISO 8601 */
export const promiseOf = (what: string, due: string) =>
  Date.parse(due) > Date.now() ? `${what} by ${officeDate(due)}.` : `${what} soon. We are late, and we are sorry.`;

export type RenderedLetter = ReturnType<typeof render>;

const sender = [companyName, ...companyAddressLines].join(', ');

/** @returns a letter as plain text and as HTML with the same content */
export function render({ subject, blocks, oneClick, personal = false, event }: Letter) {
  return {
    subject,
    text: [...blocks.map(blockText), sender].join('\n\n'),
    html: page(subject, blocks.map(blockHtml).join('\n')),
    oneClick,
    personal,
    event,
  };
}

function blockText(block: Block): string {
  if (typeof block === 'string') return block;
  if ('facts' in block) return linesOf(block.facts).join('\n');
  if ('quote' in block) return block.quote.replace(/^/gm, '> ');
  return `${'link' in block ? block.link : block.button}: ${block.url}`;
}

function blockHtml(block: Block): string {
  if (typeof block === 'string') return paragraphsHtml(block);
  if ('facts' in block) return `<p>${linesOf(block.facts).map(escapeMarkup).join('<br>')}</p>`;
  if ('quote' in block) return `<blockquote>${paragraphsHtml(block.quote)}</blockquote>`;
  if ('button' in block) return button(block.button, block.url);
  return `<p><a href="${escapeMarkup(block.url)}">${escapeMarkup(block.link)}</a></p>`;
}

const linesOf = (facts: Record<string, string>) => Object.entries(facts).map(([label, value]) => `${label}: ${value}`);

/** Needs no style sheet, which some clients drop. Outlook pads only the cell. */
function button(label: string, url: string): string {
  const look = 'display: inline-block; padding: 12px 24px; color: #ffffff; font-weight: 600; text-decoration: none';
  return `<table role="presentation" cellpadding="0" cellspacing="0" border="0"><tr>
<td bgcolor="#0b7a75" style="border-radius: 8px; mso-padding-alt: 12px 24px">
<a class="button" href="${escapeMarkup(url)}" style="${look}">${escapeMarkup(label)}</a>
</td>
</tr></table>`;
}

/** The site's colors and type. Mails load nothing, so the font must be installed. */
const styles = `
:root { color-scheme: light dark; }
body { margin: 0; padding: 24px; background: #ffffff; color: #0e1726; font: 17px/1.6 'Roboto Slab', sans-serif; }
header, main, footer { max-width: 560px; margin: 0 auto; overflow-wrap: anywhere; }
header { font-size: 21px; font-weight: 600; letter-spacing: -0.01em; }
h1 { margin: 24px 0; font-size: 21px; line-height: 1.3; }
a { color: #0b7a75; }
table { margin: 24px 0; }
blockquote { margin: 0; padding-left: 16px; border-left: 3px solid #7c8a9b; }
footer { margin-top: 32px; padding-top: 16px; border-top: 1px solid #dce3ea; color: #5a6879; font-size: 14px; }
@media (prefers-color-scheme: dark) {
  body { background: #0e1726; color: #e3eaf2; }
  a:not(.button) { color: #4fd1c5; }
  footer { border-color: #33445c; color: #a3b2c4; }
}`;

function page(title: string, content: string): string {
  const heading = escapeMarkup(title);
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<title>${heading}</title>
<style>${styles}</style>
</head>
<body>
<header>${companyShortName}</header>
<main>
<h1>${heading}</h1>
${content}
</main>
<footer>${[companyName, ...companyAddressLines].map(escapeMarkup).join('<br>')}</footer>
</body>
</html>
`;
}
