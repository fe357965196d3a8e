import type { DocxCounts } from '../docx-texts.ts';
import type { DocxParts } from './docx-parts.ts';

/** The tags of what is not text, by local name. */
const tags = { picture: 'blip|imagedata|contentPart', chart: 'chart', diagram: 'relIds', object: 'object|altChunk' };

const partWithText = /^word\/(?:document|header|footer|footnotes|endnotes|comments)\d*\.xml$/i;

/** @param shown the HTML of the preview @param symbol how many symbols have no letter */
export function countsOf(parts: DocxParts, shown: string, symbol: number): DocxCounts {
  const texts = Object.entries(parts).filter(([name]) => partWithText.test(name));
  // A fallback repeats what is beside it.
  const xml = texts.map(([, text]) => text.replace(/<mc:Fallback>.*?<\/mc:Fallback>/gs, '')).join('');
  const counts: Record<string, number> = { symbol, passage: missingPassages(xml, textOf(shown)), hidden: countOf(shown, /<mark>/g) };
  for (const [kind, names] of Object.entries(tags)) counts[kind] = countOf(xml, new RegExp(`<[\\w.-]+:(?:${names})[\\s/>]`, 'g'));
  return Object.fromEntries(Object.entries(counts).filter(([, count]) => count > 0));
}

const countOf = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].length;

/** @returns how many paragraphs have text that is not shown */
function missingPassages(xml: string, shown: string): number {
  const isShown = ([, text = '']: RegExpMatchArray) => text.split(/&[^;]*;|[>"]/).every((piece) => shown.includes(piece.trim()));
  const paragraphs = xml.split(/<\/[\w.-]+:p>/);
  return paragraphs.filter((paragraph) => ![...paragraph.matchAll(/<[\w.-]+:(?:t|delText)(?:\s[^>]*)?>([^<]*)/g)].every(isShown)).length;
}

/** @param markup HTML or XML */
export const textOf = (markup: string) => markup.replace(/<[^>]*>/g, '');
