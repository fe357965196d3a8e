import { z } from 'zod';
import { type Endpoint, endpoints, errorBody } from '#contract/endpoints.ts';
import { messages } from '#contract/messages.ts';

/** What came back, as far as it is judged. Header names are lower case. */
export type HostileAnswer = { status: number; headers: Record<string, string | string[] | undefined>; body: Buffer; ms: number };

/** Longer than this is a hang. */
export const patienceMs = 5000;

const refusals = [400, 401, 403, 404, 405, 408, 409, 410, 413, 415, 429];
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
  return Object.values(endpoints).find((endpoint) => {
    const pattern = new RegExp(`^${endpoint.path.replace(/[.]/g, '\\.').replace(/:\w+/, '[^/]+')}$`);
    return (endpoint.method === method || (method === 'HEAD' && endpoint.method === 'GET')) && pattern.test(path);
  });
}

/**
 * Says what is wrong with an answer, by the contract.
 * @param endpoint undefined where the contract has none
 * @param allowed whether the caller may have success from it
 * @returns undefined when nothing is
 */
export function complaint(answer: HostileAnswer, method: string, endpoint: Endpoint | undefined, allowed: boolean): string | undefined {
  const { status, headers, body, ms } = answer;
  if (ms > patienceMs) return `took ${Math.round(ms)} ms`;
  // Node's own, when the headers are too long for it: nobody of ours has seen such a request.
  if (status === 431 && body.length === 0) return undefined;
  if (headers['x-content-type-options'] !== 'nosniff') return 'no nosniff';
  if (headers['x-powered-by'] !== undefined) return 'names its framework';
  const success = endpoint && status === endpoint.status;
  if (!success && status !== 304 && !refusals.includes(status)) return `status ${status}`;
  if (success && !allowed) return `let in with ${status}`;
  const kept = endpoint === endpoints.listPublicJobs && status < 400 ? 'public, max-age=0, s-maxage=60' : 'private, no-store';
  if (headers['cache-control'] !== kept) return `Cache-Control ${String(headers['cache-control'])}`;
  if (status === 401 && headers['www-authenticate'] !== 'Bearer' && endpoint !== endpoints.login) return 'no WWW-Authenticate';
  if (status === 405 && headers.allow === undefined) return 'no Allow';
  if (method === 'HEAD' || status === 304) return body.length === 0 ? undefined : 'a body where there is none';
  return success ? wrongOutput(endpoint, body) : wrongError(headers, body);
}

function wrongOutput({ output }: Endpoint, body: Buffer): string | undefined {
  if (!output) return undefined;
  const { error } = output.safeParse(parsed(body));
  return error && `not the contract's answer: ${z.prettifyError(error)}`;
}

function wrongError(headers: HostileAnswer['headers'], body: Buffer): string | undefined {
  if (headers['content-type'] !== 'application/json; charset=utf-8') return `Content-Type ${String(headers['content-type'])}`;
  const { data } = errorBody.strict().safeParse(parsed(body));
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
