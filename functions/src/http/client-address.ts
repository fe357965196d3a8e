import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';

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
 * @param text an address, as proxies write it: with a port or without
 * @returns an IPv4 address; of an IPv6 address the first 64 bits, which is what one subscriber has; 'unknown' for what is neither, so that
 *   whoever sends such a thing shares one count with all who do
 */
function countedAddress(text: string): string {
  const [, bare = text] = /^\[([^\]]*)\](?::\d+)?$/.exec(text) ?? /^([\d.]+):\d+$/.exec(text) ?? [];
  const address = bare.replace(/%.*$/, '');
  if (isIP(address) === 4) return address;
  return isIP(address) === 6 ? countedIpv6(address) : 'unknown';
}

function countedIpv6(address: string): string {
  const groups = expanded(address);
  const [high = 0, low = 0] = groups.slice(6);
  // ::ffff:a.b.c.d is an IPv4 address, as a socket for both kinds has it (RFC 4291, 2.5.5.2).
  const mapped = groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff;
  if (mapped) return [high >> 8, high & 255, low >> 8, low & 255].join('.');
  return `${groups
    .slice(0, 4)
    .map((group) => group.toString(16))
    .join(':')}::/64`;
}

/** @returns the eight groups of a valid IPv6 address */
function expanded(address: string): number[] {
  // The URL parser writes the last 32 bits as two groups where they are dotted, and as lower case.
  const [start = '', end] = new URL(`http://[${address}]`).hostname.slice(1, -1).split('::');
  const before = start === '' ? [] : start.split(':');
  const after = end === undefined || end === '' ? [] : end.split(':');
  const zeros = Array<string>(8 - before.length - after.length).fill('0');
  return [...before, ...zeros, ...after].map((group) => parseInt(group, 16));
}
