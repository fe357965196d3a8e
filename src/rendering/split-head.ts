/** The comments in `index.html` that a page's head and body replace. */
export const headPlaceholder = '<!--head-->';
export const bodyPlaceholder = '<!--body-->';

/** Separates the head elements, which React 19 renders first, from the rest. */
export function splitHead(markup: string): { head: string; body: string } {
  const head = /^(?:<title[^>]*>[^<]*<\/title>|<meta [^>]*>|<link [^>]*>)+/.exec(markup)?.[0] ?? '';
  return { head: head.replaceAll('><', '>\n    <').replaceAll('>\n    </', '></'), body: markup.slice(head.length) };
}
