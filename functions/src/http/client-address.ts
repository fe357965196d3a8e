import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';

/**
 * The address an attempt is counted against. Every proxy in front of the function appends the address it was called from
 * to `X-Forwarded-For`; what the caller wrote itself stands before those. So the client's is the `hops`-th from the end:
 * with 2 hops (Firebase Hosting, then Google's front end) `spoofed, client, hosting` gives `client`.
 * @param hops how many proxies append
 * @returns the address as {@link countedAddress} has it. With fewer entries than hops, the first: whoever calls the function's own
 *   address has one proxy less. Without any, that of the connection.
 */
export function clientAddress(request: IncomingMessage, hops: number): string {
  const forwarded = request.headers['x-forwarded-for'] ?? '';
  const entries = (Array.isArray(forwarded) ? forwarded.join(',') : forwarded)
    .split(',')
    .map((entry) => entry.trim())
    .filter(Boolean);
  return countedAddress(entries.at(-hops) ?? entries[0] ?? request.socket.remoteAddress ?? '');
}

/**
 * @param text an address as proxies write it, with or without a port
 * @returns an IPv4 address; the first 64 bits of an IPv6 address, which is what one subscriber has; 'unknown' for anything else
 */
function countedAddress(text: string): string {
  const [, host = text] = /^\[([^\]]*)\](?::\d+)?$/.exec(text) ?? /^([\d.]+):\d+$/.exec(text) ?? [];
  if (isIP(host) === 0) return 'unknown';
  const address = ipaddr.process(host);
  return address.kind() === 'ipv4' ? address.toString() : `${ipaddr.IPv6.networkAddressFromCIDR(`${address.toString()}/64`).toString()}/64`;
}
