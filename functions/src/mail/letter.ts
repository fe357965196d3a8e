import { z } from 'zod/mini';
import { companyShortName } from '../contract/company.ts';
import { escapeMarkup, paragraphsHtml } from '../contract/markup.ts';

/** A paragraph, facts with their labels, somebody's words, or a link. */
export type Block = string | { facts: Record<string, string> } | { quote: string } | { link: string; url: string };

/** The subject is a header, so nothing that a visitor has typed belongs there. */
export type Letter = {
  subject: string;
  blocks: Block[];
  /** The URL to which a mail client sends a POST to unsubscribe its reader. */
  oneClick?: string;
  /** Whether a person has written it. All others are marked as automatic. */
  personal?: boolean;
};

/** @param values the schema of the values that the letter contains */
export function template<Values extends z.ZodMiniType>(values: Values, letter: (values: z.output<Values>) => Letter) {
  return z.pipe(values, z.transform(letter));
}

export type RenderedLetter = ReturnType<typeof render>;

/** @returns a letter as plain text and as HTML with the same content */
export function render({ subject, blocks, oneClick, personal = false }: Letter) {
  return {
    subject,
    text: [...blocks.map(blockText), companyShortName].join('\n\n'),
    html: page(subject, blocks.map(blockHtml).join('\n')),
    oneClick,
    personal,
  };
}

function blockText(block: Block): string {
  if (typeof block === 'string') return block;
  if ('facts' in block) return linesOf(block.facts).join('\n');
  if ('quote' in block) return block.quote.replace(/^/gm, '> ');
  return `${block.link}: ${block.url}`;
}

function blockHtml(block: Block): string {
  if (typeof block === 'string') return paragraphsHtml(block);
  if ('facts' in block) return `<p>${linesOf(block.facts).map(escapeMarkup).join('<br>')}</p>`;
  if ('quote' in block) return `<blockquote>${paragraphsHtml(block.quote)}</blockquote>`;
  return `<p><a href="${escapeMarkup(block.url)}">${escapeMarkup(block.link)}</a></p>`;
}

const linesOf = (facts: Record<string, string>) => Object.entries(facts).map(([label, value]) => `${label}: ${value}`);

const styles = `
:root { color-scheme: light dark; }
body { margin: 0; padding: 24px; background: #ffffff; color: #1c2430; font: 16px/1.6 sans-serif; }
main { max-width: 560px; margin: 0 auto; overflow-wrap: anywhere; }
h1 { font-size: 20px; line-height: 1.3; }
a { color: #0b5cad; }
blockquote { margin: 0; padding-left: 16px; border-left: 3px solid #8a94a3; }
footer { margin-top: 32px; color: #56606e; }
@media (prefers-color-scheme: dark) {
  body { background: #14181f; color: #e6eaf0; }
  a { color: #7db8ff; }
  footer { color: #a9b3c1; }
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
<main>
<h1>${heading}</h1>
${content}
<footer>${companyShortName}</footer>
</main>
</body>
</html>
`;
}
