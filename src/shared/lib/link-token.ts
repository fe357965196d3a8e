/**
 * @param text a private link's fragment, with what mail programs put around and into it
 * @returns the token, 256 bits in base64url, or without a whole one the text as it is
 */
export function tokenIn(text: string): string {
  return /[\w-]{43}/.exec(withoutBreaks(decoded(text)).replace(/%[\dA-F]{2}/gi, ' '))?.[0] ?? text;
}

/** Removes invisible characters, blanks, and the traces of quoted-printable (RFC 2045, 6.7). */
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
