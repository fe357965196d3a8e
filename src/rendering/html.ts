/** What a page's HTML is filled with. */
export type PageParts = {
  /** Tags for `<head>`, serialised. */
  head: string;
  /** Markup of the application's root; empty for the shell that only runs in the browser. */
  body: string;
  /** Markup after the root, for a page that is empty without the application. */
  fallback?: string;
  /** URLs of style sheets, in order. */
  styles: string[];
  /** URLs of the scripts that this page needs; the first is the one that starts the application. */
  modules: string[];
};

/** The start script: its text, the same on every page, and what its attributes tell it. */
export type Boot = { code: string; font: string; schemeKey: string };

/** Where the template has room for a page's tags and its markup. */
export const headPlace = '<!--head-->';
export const bodyPlace = '<!--body-->';
const fallbackPlace = '<!--fallback-->';

const entryTag = /\s*<script type="module" src="\/src\/main\.tsx"><\/script>/;

/** @returns the whole page, from the template `index.html` */
export function fillTemplate(template: string, boot: Boot, parts: PageParts): string {
  const head = [
    bootTag(boot, parts.modules, parts.body === ''),
    ...parts.styles.map((href) => `<link rel="stylesheet" href="${href}">`),
    parts.head,
  ].join('\n    ');
  return template
    .replace(entryTag, '')
    .replace(headPlace, () => head)
    .replace(bodyPlace, () => parts.body)
    .replace(fallbackPlace, () => parts.fallback ?? '');
}

/**
 * @param modules without any it only sets the colour scheme and loads the font
 * @param atOnce where there is no markup, and so no first paint to wait for
 * @returns the start script's tag
 */
export function bootTag({ code, font, schemeKey }: Boot, modules: string[], atOnce = false): string {
  const start = modules.length > 0 ? ` data-modules="${modules.join(' ')}"${atOnce ? ' data-at-once="true"' : ''}` : '';
  return `<script data-scheme-key="${schemeKey}" data-font="${escapeAttribute(font)}"${start}>${code}</script>`;
}

/**
 * React 19 renders `<title>`, `<meta>` and `<link>` where it stands them: at the front of the markup. They belong in the head.
 * @returns the tags that lead the markup, and the rest of it
 */
export function splitHead(markup: string): { head: string; body: string } {
  const head = /^(?:<title[^>]*>[^<]*<\/title>|<meta [^>]*>|<link [^>]*>)+/.exec(markup)?.[0] ?? '';
  return { head: head.replaceAll('><', '>\n    <').replaceAll('>\n    </', '></'), body: markup.slice(head.length) };
}

function escapeAttribute(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
}
