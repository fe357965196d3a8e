/** One number without an extension. The maximum of digits is that of ITU-T E.164. */
const oneNumber = /^[\s(]*\+?(?:[\s().‐-–-]*\d){7,15}[\s().‐-–-]*$/;

/** @returns a `tel:` URL (RFC 3966); undefined if the text is not one number */
export function tel(text: string): string | undefined {
  // The zero of '+49 (0)170' is dialed within the country only.
  return oneNumber.test(text) ? `tel:${text.replace(/(?<=\+.+)\(0\)/, '').replace(/[^\d+]/g, '')}` : undefined;
}
