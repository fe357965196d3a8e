/** The comments in `index.html` that a page's head and body replace. */
export const headPlaceholder = '<!--head-->';
export const bodyPlaceholder = '<!--body-->';

/**
 * Splits rendered markup. React 19 renders a page's `<title>`, `<meta>` and `<link>` elements before the rest.
 * @returns the leading head elements, one per line, and the rest
 */
export function splitHead(markup: string): { head: string; body: string } {
  const head = /^(?:<title[^>]*>[^<]*<\/title>|<meta [^>]*>|<link [^>]*>)+/.exec(markup)?.[0] ?? '';
  return { head: head.replaceAll('><', '>\n    <').replaceAll('>\n    </', '></'), body: markup.slice(head.length) };
}
