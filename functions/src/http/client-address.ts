import type { IncomingMessage } from 'node:http';

/**
 * The address an attempt is counted against. Every proxy in front of the function appends the address it was called from
 * to `X-Forwarded-For`; what the caller wrote itself stands before those. So the client's is the `hops`-th from the end:
 * with 2 hops (Firebase Hosting, then Google's front end) `spoofed, client, hosting` gives `client`.
 * @param hops how many proxies append
 * @returns the address; that of the connection where there are fewer entries than hops and none at all
 */
export function clientAddress(request: IncomingMessage, hops: number): string {
  const forwarded = request.headers['x-forwarded-for'] ?? '';
  const entries = (Array.isArray(forwarded) ? forwarded.join(',') : forwarded)
    .split(',')
    .map((entry) => entry.trim())
    .filter(Boolean);
  return entries.at(-hops) ?? entries[0] ?? request.socket.remoteAddress ?? 'unknown';
}
