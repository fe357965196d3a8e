import { beforeEach, vi } from 'vitest';
import { z } from 'zod';
import type { Endpoint } from '#rooms/platform/contract/endpoint.ts';
import { endpoints } from '#rooms/contract/endpoints.ts';
import { mayCall, type Role } from '#rooms/platform/contract/roles.ts';
import { fakeUploads } from './uploads.ts';

/** A call that the page made. */
export type Call = {
  method: string;
  path: string;
  query: URLSearchParams;
  headers: Headers;
  cache: RequestCache | undefined;
  body: BodyInit | null | undefined;
};

/** @returns the sent JSON; an empty object for another body */
export function sent(call: Call | undefined): Record<string, unknown> {
  return typeof call?.body === 'string' ? z.record(z.string(), z.unknown()).parse(JSON.parse(call.body)) : {};
}

type Answer = Response | Promise<Response>;
type Handler = (call: Call) => Answer;

export function json(status: number, body: unknown, headers: Record<string, string> = {}): Response {
  return new Response(JSON.stringify(body), { status, headers: { 'Content-Type': 'application/json', ...headers } });
}

/** @returns the answer to a refused call */
export function refusal(status: number, error: string, headers: Record<string, string> = {}): Response {
  return json(status, { error }, headers);
}

export const noContent = (): Response => new Response(null, { status: 204 });

/** @returns the header of a page of a list that another page follows */
export const nextPage = (cursor = 'next') => ({ Link: `</list?cursor=${cursor}>; rel="next"` });

/** Fails as `fetch` does without a connection. */
export function unreachable(): Promise<Response> {
  return Promise.reject(new TypeError('Failed to fetch'));
}

/** Answers after a moment, so that the page first shows its loading state. */
export async function soon(answer: () => Answer): Promise<Response> {
  await new Promise((resolve) => setTimeout(resolve, 10));
  return answer();
}

/** @returns an answer, and a function that sends it */
export function delayed(): { answer: Promise<Response>; send: (response: Response) => void } {
  const { promise: answer, resolve: send } = Promise.withResolvers<Response>();
  return { answer, send };
}

/** Answers the page's calls by each test's handlers. A call without a handler is rejected. */
export function fakeServerOfFile() {
  const calls: Call[] = [];
  const handlers: { endpoint: Endpoint; handler: Handler }[] = [];
  let uploads: ReturnType<typeof fakeUploads>;

  const answer = async (input: string, init: RequestInit = {}) => {
    const url = new URL(input, 'http://site.test');
    const call: Call = {
      method: init.method ?? 'GET',
      path: url.pathname,
      query: url.searchParams,
      headers: new Headers(init.headers),
      cache: init.cache,
      body: init.body,
    };
    calls.push(call);
    const found = handlers.findLast(({ endpoint }) => matches(endpoint, call));
    if (!found) throw new Error(`No handler for ${call.method} ${call.path}`);
    return found.handler(call);
  };

  beforeEach(() => {
    calls.length = 0;
    handlers.length = 0;
    vi.stubGlobal('fetch', answer);
    uploads = fakeUploads(answer);
  });

  return {
    calls,
    /** Reports upload progress in bytes. */
    progress: (sent: number, total: number) => uploads.at(-1)?.progress(sent, total),
    on: (endpoint: Endpoint, handler: Handler) => void handlers.push({ endpoint, handler }),
    /** Holds the answer to a call back. @returns a function that sends it */
    hold: (endpoint: Endpoint) => {
      const { answer, send } = delayed();
      handlers.push({ endpoint, handler: () => answer });
      return send;
    },
    to: (endpoint: Endpoint) => calls.filter((call) => matches(endpoint, call)),
    /** @returns the calls that somebody with this role may not make, as 'GET /path' */
    refusedTo: (role: Role) => {
      const allowed = Object.values<Endpoint>(endpoints).filter((endpoint) => mayCall(role, endpoint));
      return calls.filter((call) => !allowed.some((endpoint) => matches(endpoint, call))).map(({ method, path }) => `${method} ${path}`);
    },
  };
}

function matches(endpoint: Endpoint, { method, path }: Call): boolean {
  const pattern = new RegExp(`^${endpoint.path.replaceAll('.', '\\.').replace(/:\w+/g, '[^/]+')}$`);
  return endpoint.method === method && pattern.test(path);
}
