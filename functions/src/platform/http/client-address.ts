import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';

/** The `hops`-th entry from the end of `X-Forwarded-For`. Each proxy appends its caller. */
export function clientAddress(request: IncomingMessage, hops: number): string {
  const entries = String(request.headers['x-forwarded-for'] ?? '')
    .split(',')
    .map((entry) => entry.trim())
    .filter(Boolean);
  return countedAddress(entries.at(-hops) ?? entries[0] ?? request.socket.remoteAddress ?? '');
}

/** @returns an IPv4 address, an IPv6 address's first 56 bits (one customer's), or 'unknown' */
function countedAddress(text: string): string {
  const [, host = text] = /^\[([^\]]*)\](?::\d+)?$/.exec(text) ?? /^([\d.]+):\d+$/.exec(text) ?? [];
  if (isIP(host) === 0) return 'unknown';
  const address = ipaddr.process(host);
  return address.kind() === 'ipv4' ? address.toString() : `${ipaddr.IPv6.networkAddressFromCIDR(`${address.toString()}/56`).toString()}/56`;
}
