import { escapeMarkup } from '#rooms/platform/contract/markup.ts';

/** Characters that XML 1.0 does not allow (https://www.w3.org/TR/xml/#charsets). */
const forbidden = /[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu;

/** @returns the text escaped for an XML element or attribute */
export function xml(text: string): string {
  return escapeMarkup(text.replace(forbidden, ''));
}

/** @returns JSON without `<`, so that no text can end the script element */
export function scriptSafeJson(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}
