/** Digits in groups. Anything else tells of an extension, of several numbers, or of none. */
const oneNumber = /^[\s(]*\+?[\s\d().‐-–-]+$/;

/** As in +49 (0)170: most countries drop this zero for calls from abroad, some don't. */
const doubtfulZero = /^[\s(]*(?:\+|00).*\(\s*0/;

/** How many digits a number has: at most those of ITU-T E.164, and more than a year or an extension. */
const digitCount = { least: 7, most: 15 };

/**
 * @param text what a person has entered for a phone number, which may be anything
 * @returns a `tel:` URL (RFC 3966); undefined where the text is not one number beyond doubt
 */
export function tel(text: string): string | undefined {
  if (!oneNumber.test(text) || doubtfulZero.test(text)) return undefined;
  const number = text.replace(/[^\d+]/g, '');
  const digits = number.replace('+', '').length;
  return digits >= digitCount.least && digits <= digitCount.most ? `tel:${number}` : undefined;
}
