/**
 * Finds the token of a private link, 256 bits in base64url, in spite of what mail programs put around it and into it.
 * @returns without a whole token, the text as it is
 */
export function tokenIn(text: string): string {
  return /[\w-]{43}/.exec(withoutBreaks(decoded(text)).replace(/%[\dA-F]{2}/gi, ' '))?.[0] ?? text;
}

/** Removes invisible characters, blanks, and the line breaks and equals signs of quoted-printable (RFC 2045, section 6.7). */
function withoutBreaks(text: string): string {
  return text.replace(/=3D|[=\s\p{Cf}]/giu, '');
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
