/**
 * @param text a private link's fragment, with what mail programs put around it
 * @returns the token, 256 bits in base64url, or without a whole one the text as it is
 */
export function tokenIn(text: string): string {
  return /[\w-]{43}/.exec(decoded(text).replace(/%[\dA-F]{2}/gi, ' '))?.[0] ?? text;
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
