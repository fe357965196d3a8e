import type { IncomingHttpHeaders } from 'node:http';
import { type Endpoint, errorBody } from '#rooms/platform/contract/endpoint.ts';
import { endpoints } from '#rooms/contract/endpoints.ts';
import { teamTexts } from '#rooms/answers/contract/team-words.ts';
import { responseTexts } from '#rooms/platform/contract/response-texts.ts';
import { served } from '#rooms/platform/contract/paths.ts';
import { parsedJson } from '../../functions/src/platform/firestore/json.ts';
import { undeclaredIn } from './undeclared.ts';

export type FuzzAnswer = { status: number; headers: IncomingHttpHeaders; body: Buffer };

const cacheableEndpoints: (Endpoint | undefined)[] = [endpoints.listPublicJobs, endpoints.readPublicHiringProcess, endpoints.readPublicJob];
const refusals = [400, 401, 403, 404, 405, 408, 409, 410, 413, 415, 422, 429];
const textsOfCalls = [responseTexts, responseTexts.busyFaults, teamTexts].flatMap((some): unknown[] => Object.values(some));
const knownTexts = new Set(textsOfCalls.filter((text) => typeof text === 'string'));
/** Texts that contain a field, a limit or an option. */
const textPatterns = [
  /^[A-Z][a-z ]+ may have at most \d+ characters$/,
  /^[A-Z][a-z ]+ must be one of: [A-Za-z, -]+$/,
  /^The list option '[a-z_]+' is not valid$/,
  /^\{[^{}]*\} cannot be used here\. Use \{/,
];

function isContractText(text: string): boolean {
  return knownTexts.has(text) || textPatterns.some((pattern) => pattern.test(text));
}

export function isPageAt(path: string): boolean {
  const isAt = (page: string) => new RegExp(`^${page.replace(/[.]/g, '\\.').replace(/:\w+/g, '[^/]+')}$`).test(path.replace(/\/$/, ''));
  return Object.values(served).some(isAt);
}

/** Node itself answers requests whose headers are too large. */
function isNodeAnswer(status: number, body: Buffer): boolean {
  return status === 431 && body.length === 0;
}

const pageStatuses = [200, 301, 304, 404, 405, 410];
const pageTypes = [
  'text/html; charset=utf-8',
  'text/plain; charset=utf-8',
  'application/xml; charset=utf-8',
  'application/atom+xml; charset=utf-8',
  'application/json; charset=utf-8',
  'image/png',
];
/** Signs of a stack trace, a broken template or an injected script. */
const leaks = /node_modules|\bat \S+ \(|Unexpected Application Error|<script>alert/;

export function findPageViolation({ status, headers, body }: FuzzAnswer): string | undefined {
  if (isNodeAnswer(status, body)) return undefined;
  if (!pageStatuses.includes(status)) return `status ${status}`;
  if (headers['x-content-type-options'] !== 'nosniff' || headers['content-security-policy'] === undefined) return 'no security headers';
  // Two slashes would begin the address of another site.
  if (status === 301 && !/^\/(?![/\\])/.test(headers.location ?? '')) return `redirects to ${headers.location ?? 'nowhere'}`;
  if (body.length > 0 && status !== 301 && !pageTypes.includes(headers['content-type'] ?? ''))
    return `Content-Type ${headers['content-type'] ?? 'none'}`;
  return leaks.test(body.toString()) ? 'leaks its implementation or runs a script' : undefined;
}

/** @param endpoint undefined if there is none @param allowed whether the caller may call it */
export function findViolation(answer: FuzzAnswer, method: string, endpoint: Endpoint | undefined, allowed: boolean): string | undefined {
  const { status, headers, body } = answer;
  if (isNodeAnswer(status, body)) return undefined;
  if (headers['x-content-type-options'] !== 'nosniff') return 'no nosniff';
  if (headers['x-powered-by'] !== undefined) return 'names its framework';
  const success = endpoint && status === endpoint.status;
  if (!success && status !== 304 && !refusals.includes(status)) return `status ${status}`;
  if (success && !allowed) return `authorised with ${status}`;
  const cacheable = success || status === 304 || status === 410;
  const expectedCaching = cacheable && cacheableEndpoints.includes(endpoint) ? 'public, max-age=0, s-maxage=30' : 'private, no-store';
  if (headers['cache-control'] !== expectedCaching) return `Cache-Control ${headers['cache-control'] ?? 'none'}`;
  if (status === 401 && headers['www-authenticate'] !== 'Bearer' && endpoint?.access !== 'everyone') return 'no WWW-Authenticate';
  if (status === 405 && headers.allow === undefined) return 'no Allow';
  if (method === 'HEAD' || status === 304) return body.length === 0 ? undefined : 'an unexpected body';
  const undeclared = undeclaredIn(endpoint, status, headers['content-type'] ?? '', body.toString());
  return undeclared ?? (success ? undefined : findErrorViolation(headers, body));
}

function findErrorViolation(headers: FuzzAnswer['headers'], body: Buffer): string | undefined {
  if (headers['content-type'] !== 'application/json; charset=utf-8') return `Content-Type ${headers['content-type'] ?? 'none'}`;
  const { data } = errorBody.safeParse(parsedJson(body.toString()));
  if (!data) return 'not the contract’s error';
  return isContractText(data.error) ? undefined : `a text that is not the contract's: ${data.error.slice(0, 200)}`;
}
