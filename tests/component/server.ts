import { vi } from 'vitest';
import { z } from 'zod';
import type { Endpoint } from '#contract/endpoints.ts';
import { fakeUploads } from './uploads.ts';

/** A call as the page made it. */
export type Call = {
  method: string;
  path: string;
  query: URLSearchParams;
  headers: Headers;
  body: BodyInit | null | undefined;
};

/** @returns what was sent as JSON; an empty object where it was something else */
export function sent(call: Call | undefined): Record<string, unknown> {
  return typeof call?.body === 'string' ? z.record(z.string(), z.unknown()).parse(JSON.parse(call.body)) : {};
}

type Answer = Response | Promise<Response>;
type Handler = (call: Call) => Answer;

/** @returns an answer as the function gives it */
export function json(status: number, body: unknown, headers: Record<string, string> = {}): Response {
  return new Response(JSON.stringify(body), { status, headers: { 'Content-Type': 'application/json', ...headers } });
}

/** @returns the function's answer to a refused call */
export function refusal(status: number, error: string, headers: Record<string, string> = {}): Response {
  return json(status, { error }, headers);
}

/** What `fetch` does when nobody answers. */
export function unreachable(): Promise<Response> {
  return Promise.reject(new TypeError('Failed to fetch'));
}

/** @returns an answer that comes after the page has shown that it waits */
export async function soon(answer: () => Answer): Promise<Response> {
  await new Promise((resolve) => setTimeout(resolve, 10));
  return answer();
}

/** @returns an answer that comes when the test says so */
export function delayed(): { answer: Promise<Response>; send: (response: Response) => void } {
  let send: (response: Response) => void = () => undefined;
  const answer = new Promise<Response>((resolve) => {
    send = resolve;
  });
  return { answer, send };
}

/**
 * Answers the page's calls for one test, in the network's place. A call that no handler takes fails the test.
 * @returns every call made, and a way to say how an endpoint answers, now or later in the test
 */
export function fakeServer() {
  const calls: Call[] = [];
  const handlers: { endpoint: Endpoint; handler: Handler }[] = [];

  const answer = async (input: string, init: RequestInit = {}) => {
    const url = new URL(input, 'http://site.test');
    const call: Call = {
      method: init.method ?? 'GET',
      path: url.pathname,
      query: url.searchParams,
      headers: new Headers(init.headers),
      body: init.body,
    };
    calls.push(call);
    const found = handlers.findLast(({ endpoint }) => takes(endpoint, call));
    if (!found) throw new Error(`No handler for ${call.method} ${call.path}`);
    return found.handler(call);
  };
  vi.stubGlobal('fetch', answer);
  const uploads = fakeUploads(answer);

  return {
    calls,
    /** Says how much of the body of the latest upload is on its way, in bytes. */
    progress: (sent: number, total: number) => uploads.at(-1)?.progress(sent, total),
    on: (endpoint: Endpoint, handler: Handler) => void handlers.push({ endpoint, handler }),
    to: (endpoint: Endpoint) => calls.filter((call) => takes(endpoint, call)),
  };
}

function takes(endpoint: Endpoint, { method, path }: Call): boolean {
  const pattern = new RegExp(`^${endpoint.path.replaceAll('.', '\\.').replace(/:\w+/g, '[^/]+')}$`);
  return endpoint.method === method && pattern.test(path);
}
