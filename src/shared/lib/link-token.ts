/**
 * @param text a private link's fragment, with what mail programs put around it
 * @returns the token, 256 bits in base64url, or without a whole one the text as it is
 */
export function tokenIn(text: string): string {
  const decoded = text.replace(/%([\dA-F]{2})/gi, (_, hex: string) => String.fromCharCode(parseInt(hex, 16)));
  return /[\w-]{43}/.exec(decoded.replace(/%[\dA-F]{2}/gi, ' '))?.[0] ?? text;
}
