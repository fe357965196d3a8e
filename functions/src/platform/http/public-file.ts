import { lookup } from 'node:dns';
import type { IncomingMessage } from 'node:http';
import https from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import ipaddr from 'ipaddr.js';
import { nodeHttp } from '../node-http.ts';

/** Where files may be read from. */
export type Reach = { protocols: readonly string[]; isAllowed: (address: string) => boolean };

/** Why a file was not read. */
export type FileFault = 'address' | 'private' | 'redirects' | 'status' | 'page' | 'large' | 'slow' | 'unreachable' | 'damaged';

export class FileError extends Error {
  override name = 'FileError';

  constructor(
    readonly fault: FileFault,
    options?: ErrorOptions,
  ) {
    super(`The file could not be read: ${fault}`, options);
  }
}

/** @returns false for loopback, private, link-local, shared, mapped and special IP addresses */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  const parsed = ipaddr.process(address);
  // Of IPv6, only this block is given out; `::127.0.0.1` is outside of it.
  return parsed.range() === 'unicast' && (parsed.kind() === 'ipv4' || parsed.match(ipaddr.parse('2000::'), 3));
}

const publicReach: Reach = { protocols: ['https:'], isAllowed: isPublicAddress };

const most = { bytes: 2 * 1024 * 1024, ms: 5000, redirects: 3 };

/**
 * Reads a file from an address that somebody gave. Each connection, also after a redirect, goes to
 * a checked address, whatever names resolve to in between.
 * @throws {FileError}
 */
export async function readPublicFile(address: string, reach: Reach = publicReach): Promise<string> {
  const signal = AbortSignal.timeout(most.ms);
  try {
    return await read(URL.parse(address), reach, signal);
  } catch (error) {
    if (error instanceof FileError) throw error;
    throw new FileError(signal.aborted ? 'slow' : 'unreachable', { cause: error });
  }
}

async function read(url: URL | null, reach: Reach, signal: AbortSignal, redirects = 0): Promise<string> {
  if (!url || !reach.protocols.includes(url.protocol)) throw new FileError('address');
  const response = await open(url, reach, signal);
  const { statusCode = 0, headers } = response;
  if (statusCode === 200) return textOf(response);
  response.destroy();
  if (statusCode < 301 || statusCode > 308 || headers.location === undefined) throw new FileError('status');
  if (redirects === most.redirects) throw new FileError('redirects');
  return read(URL.parse(headers.location, url.href), reach, signal, redirects + 1);
}

function open(url: URL, { isAllowed }: Reach, signal: AbortSignal): Promise<IncomingMessage> {
  // An address in place of a name is not looked up.
  const host = url.hostname.replace(/^\[|\]$/g, '');
  if (isIP(host) > 0 && !isAllowed(host)) throw new FileError('private');
  const lookUp: LookupFunction = (name, options, done) =>
    lookup(name, { ...options, all: true }, (error, found) => {
      const isPrivate = !error && found.some((one) => !isAllowed(one.address));
      done(isPrivate ? new FileError('private') : error, found);
    });
  const headers = { Accept: 'text/calendar', 'Accept-Encoding': 'identity' };
  return new Promise((resolve, reject) => {
    const { get } = url.protocol === 'https:' ? https : nodeHttp;
    // Without an agent, no connection is used again.
    get(url, { agent: false, signal, lookup: lookUp, headers }, resolve).on('error', reject);
  });
}

async function textOf(response: IncomingMessage): Promise<string> {
  if (/\bhtml\b/i.test(response.headers['content-type'] ?? '')) throw new FileError('page');
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of response as AsyncIterable<Buffer>) {
    bytes += chunk.length;
    if (bytes > most.bytes) throw new FileError('large');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString();
}
