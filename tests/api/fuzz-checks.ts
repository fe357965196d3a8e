import type { IncomingHttpHeaders } from 'node:http';
import { z } from 'zod';
import { type Endpoint, endpoints, errorBody } from '#contract/endpoints.ts';
import { messages } from '#contract/messages.ts';
import { closedOpening } from '#contract/openings.ts';
import { served } from '#contract/served.ts';

/** What came back, as far as it is judged. Header names are lower case. */
export type FuzzAnswer = { status: number; headers: IncomingHttpHeaders; body: Buffer; ms: number };

/** Longer than this is a hang. */
export const patienceMs = 5000;

/** What a CDN may keep for a minute. */
const forEveryone: (Endpoint | undefined)[] = [endpoints.listPublicJobs, endpoints.readPublicJob];
const refusals = [400, 401, 403, 404, 405, 408, 409, 410, 413, 415, 422, 429];
const texts = new Set<string>(Object.values(messages).filter((text) => typeof text === 'string'));
const tooLong = /^[A-Z][a-z ]+ may have at most \d+ characters$/;

/** Whether a text is one of the contract's: then it leaks nothing of what is behind it. */
function isOurs(text: string): boolean {
  return texts.has(text) || tooLong.test(text);
}

/**
 * @param method as sent
 * @param path as sent, without the query
 * @returns the endpoint that the contract has there
 */
export function endpointAt(method: string, path: string): Endpoint | undefined {
  return Object.values(endpoints).find(
    (endpoint) => (endpoint.method === method || (method === 'HEAD' && endpoint.method === 'GET')) && isAt(endpoint.path, path),
  );
}

/** Whether there is a page at this path, or a file for machines: HTML or XML, made of what staff have entered. */
export function isPageAt(path: string): boolean {
  return Object.values(served).some((page) => isAt(page, path.replace(/\/$/, '')));
}

function isAt(pattern: string, path: string): boolean {
  return new RegExp(`^${pattern.replace(/[.]/g, '\\.').replace(/:\w+/, '[^/]+')}$`).test(path);
}

/** Whether it is Node's own answer to headers that are too long for it: nobody of ours has seen such a request. */
function isOfNode(status: number, body: Buffer): boolean {
  return status === 431 && body.length === 0;
}

const pageStatuses = [200, 301, 304, 404, 405, 410];
const pageTypes = [
  'text/html; charset=utf-8',
  'application/xml; charset=utf-8',
  'application/atom+xml; charset=utf-8',
  'application/json; charset=utf-8',
];
/** What a stack trace or a template gone wrong would show. */
const insides = /node_modules|\bat \S+ \(|Unexpected Application Error|<script>alert/;

/** Says what is wrong with a page. @returns undefined when nothing is */
export function pageComplaint({ status, headers, body, ms }: FuzzAnswer): string | undefined {
  if (ms > patienceMs) return `took ${Math.round(ms)} ms`;
  if (isOfNode(status, body)) return undefined;
  if (!pageStatuses.includes(status)) return `status ${status}`;
  if (headers['x-content-type-options'] !== 'nosniff' || headers['content-security-policy'] === undefined) return 'no security headers';
  if (status === 301 && !/^\/careers\/[^/]/.test(headers.location ?? '')) return `leads to ${headers.location ?? 'nowhere'}`;
  if (body.length > 0 && status !== 301 && !pageTypes.includes(headers['content-type'] ?? ''))
    return `Content-Type ${headers['content-type'] ?? 'none'}`;
  return insides.test(body.toString()) ? 'shows its insides' : undefined;
}

/**
 * Says what is wrong with an answer, by the contract.
 * @param endpoint undefined where the contract has none
 * @param allowed whether the caller may have success from it
 * @returns undefined when nothing is
 */
export function complaint(answer: FuzzAnswer, method: string, endpoint: Endpoint | undefined, allowed: boolean): string | undefined {
  const { status, headers, body, ms } = answer;
  if (ms > patienceMs) return `took ${Math.round(ms)} ms`;
  if (isOfNode(status, body)) return undefined;
  if (headers['x-content-type-options'] !== 'nosniff') return 'no nosniff';
  if (headers['x-powered-by'] !== undefined) return 'names its framework';
  const success = endpoint && status === endpoint.status;
  if (!success && status !== 304 && !refusals.includes(status)) return `status ${status}`;
  if (success && !allowed) return `let in with ${status}`;
  const cacheable = success || status === 304 || status === 410;
  const kept = cacheable && forEveryone.includes(endpoint) ? 'public, max-age=0, s-maxage=60' : 'private, no-store';
  if (headers['cache-control'] !== kept) return `Cache-Control ${headers['cache-control'] ?? 'none'}`;
  if (status === 401 && headers['www-authenticate'] !== 'Bearer' && endpoint?.access !== 'everyone') return 'no WWW-Authenticate';
  if (status === 405 && headers.allow === undefined) return 'no Allow';
  if (method === 'HEAD' || status === 304) return body.length === 0 ? undefined : 'a body where there is none';
  if (success) return wrongOutput(endpoint, body);
  return wrongError(headers, body, status === 410 && endpoint === endpoints.readPublicJob ? closedOpening : errorBody);
}

function wrongOutput({ output }: Endpoint, body: Buffer): string | undefined {
  if (!output) return undefined;
  const { error } = output.safeParse(parsed(body));
  return error && `not the contract's answer: ${z.prettifyError(error)}`;
}

function wrongError(headers: FuzzAnswer['headers'], body: Buffer, schema: typeof errorBody | typeof closedOpening): string | undefined {
  if (headers['content-type'] !== 'application/json; charset=utf-8') return `Content-Type ${headers['content-type'] ?? 'none'}`;
  const { data } = z.strictObject(schema.shape).safeParse(parsed(body));
  if (!data) return 'not the contract’s error';
  return isOurs(data.error) ? undefined : `a text that is not the contract's: ${data.error.slice(0, 200)}`;
}

function parsed(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString());
  } catch {
    return undefined;
  }
}
