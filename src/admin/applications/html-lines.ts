import { DOMParser } from '@xmldom/xmldom';

/** Takes linear time, because the page may be hostile. @returns the text of an HTML page, a line per block */
export function htmlLines(html: string): string[] {
  const text = html
    .split(/(?=<\/?(?:script|style|title)\b|<!--|-->)/i)
    .filter((piece) => !/^<(?:script|style|title|!--)/i.test(piece))
    .join('')
    .replace(/-->|<\/?(?:a|abbr|b|code|em|font|i|mark|o:p|s|small|span|strong|sub|sup|u)\b[^<>]*>/gi, '')
    .replace(/<[^<>]*>/g, '\n');
  // Decodes the entities.
  const page = new DOMParser({ errorHandler: () => undefined }).parseFromString(`<p>${text.replaceAll('<', '&lt;')}</p>`, 'text/html');
  return page.documentElement.textContent.split('\n');
}
