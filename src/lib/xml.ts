import { escapeMarkup } from './markup.ts';

/** What XML 1.0 cannot hold, escaped or not (https://www.w3.org/TR/xml/#charsets). */
const unprintable = /[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu;

/** @returns the text as XML has it, in an element or an attribute */
export function xml(text: string): string {
  return escapeMarkup(text.replace(unprintable, ''));
}
