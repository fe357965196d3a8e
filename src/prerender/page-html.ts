import { escapeMarkup } from '#rooms/platform/contract/markup.ts';
import { fontStylesheet } from '../site/content/fonts.ts';
import { colorSchemeKey } from '../shared/lib/color-scheme-key.ts';
import { bodyPlaceholder, headPlaceholder } from '../rendering/split-head.ts';

export type PageParts = {
  head: string;
  /** Markup of the application's root; empty for a page that is rendered in the browser only. */
  body: string;
  /** Markup after the root, for a page that is empty without JavaScript. */
  fallback?: string;
  styles: string[];
  /** URLs of the page's scripts; the first one starts the application. */
  modules: string[];
};

const fallbackPlaceholder = '<!--fallback-->';

const entryTag = /\s*<script type="module" src="\/src\/main\.tsx"><\/script>/;

/** @param template the text of `index.html` @returns the complete page */
export function pageHtml(template: string, bootScript: string, parts: PageParts): string {
  const head = [
    bootTag(bootScript, parts.modules, parts.body === ''),
    ...parts.styles.map((href) => `<link rel="stylesheet" href="${href}">`),
    parts.head,
  ].join('\n    ');
  return template
    .replace(entryTag, '')
    .replace(headPlaceholder, () => head)
    .replace(bodyPlaceholder, () => parts.body)
    .replace(fallbackPlaceholder, () => parts.fallback ?? '');
}

/** @param atOnce starts the application before the first paint, on a page without markup */
export function bootTag(bootScript: string, modules: string[], atOnce = false): string {
  const start = modules.length > 0 ? ` data-modules="${modules.join(' ')}"${atOnce ? ' data-at-once="true"' : ''}` : '';
  return `<script data-color-scheme-key="${colorSchemeKey}" data-font-stylesheet="${escapeMarkup(fontStylesheet)}"${start}>${bootScript}</script>`;
}
