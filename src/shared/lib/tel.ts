/** One phone number. Other characters suggest an extension or several numbers. */
const oneNumber = /^[\s(]*\+?[\s\d().‐-–-]+$/;

/** The zero in +49 (0)170, which most countries omit in calls from abroad. */
const doubtfulZero = /^[\s(]*(?:\+|00).*\(\s*0/;

/** The maximum is that of ITU-T E.164; the minimum excludes years and extensions. */
const digitCount = { least: 7, most: 15 };

/** @returns a `tel:` URL (RFC 3966); undefined if the text is not clearly one number */
export function tel(text: string): string | undefined {
  if (!oneNumber.test(text) || doubtfulZero.test(text)) return undefined;
  const number = text.replace(/[^\d+]/g, '');
  const digits = number.replace('+', '').length;
  return digits >= digitCount.least && digits <= digitCount.most ? `tel:${number}` : undefined;
}
