import type { z } from 'zod/mini';
import { acknowledgement, type Endpoint, errorBody } from '#rooms/platform/contract/endpoint.ts';
import { limits } from '#rooms/platform/contract/limits.ts';
import { setServerTime } from './server-clock.ts';
import { type OnProgress, upload } from './upload.ts';

export class ApiError extends Error {
  /** @param retryAfter in seconds @param note the `message` that a proxy may send */
  constructor(
    readonly status: number,
    readonly text?: string,
    readonly retryAfter?: number,
    readonly note?: string,
    readonly body?: unknown,
  ) {
    super(text ?? `The server answered with status ${status}`);
    this.name = 'ApiError';
  }
}

/** For what is deleted already, or sealed. @throws the error unless it says that something is gone */
export function ignoreMissing(error: unknown): undefined {
  if (!(error instanceof ApiError && [404, 410].includes(error.status))) throw error;
}

type Output<E extends Endpoint> = E['output'] extends z.ZodMiniType ? z.infer<E['output']> : undefined;

export type CallOptions = {
  params?: Record<string, string>;
  /** A list is separated by commas. */
  query?: Record<string, string | number | readonly string[] | undefined>;
  /** Sent as multipart if it is `FormData`, otherwise as JSON. */
  body?: unknown;
  token?: string;
  headers?: Record<string, string>;
  cache?: RequestCache;
  signal?: AbortSignal;
  /** Receives the upload progress in bytes. */
  onProgress?: OnProgress;
};

export type Answer<E extends Endpoint> = {
  data: Output<E>;
  /** URL of the next page, from the `Link` header. */
  next?: string;
};

/**
 * @throws {ApiError} if the answer has an error status
 * @throws the error of fetch, a `TimeoutError` after `limits.responseMs`, or the error of parsing the answer
 */
export async function call<E extends Endpoint>(endpoint: E, options: CallOptions = {}): Promise<Answer<E>> {
  const limit = AbortSignal.timeout(limits.responseMs);
  const signal = options.signal ? AbortSignal.any([limit, options.signal]) : limit;
  const answer = await send(endpoint, { ...options, signal });
  const text = await answer.text();
  return {
    data: endpoint.output?.parse(text === '' ? [] : JSON.parse(text)) as Output<E>,
    next: answer.headers.get('Link')?.match(/<([^>]+)>;\s*rel="next"/)?.[1],
  };
}

export type Download = {
  content: Blob;
  name?: string;
};

/** {@link call} for an endpoint that answers with a file, which may take any time. */
export async function download(endpoint: Endpoint, options: CallOptions = {}): Promise<Download> {
  const answer = await send(endpoint, options);
  return {
    content: await answer.blob(),
    name: answer.headers.get('Content-Disposition')?.match(/filename="?([^";]+)"?/)?.[1],
  };
}

async function send(endpoint: Endpoint, options: CallOptions): Promise<Response> {
  const { body, token, cache, signal, onProgress } = options;
  const multipart = body instanceof FormData;
  const url = urlOf(endpoint, options);
  const init = {
    method: endpoint.method,
    headers: {
      ...(token && { Authorization: `Bearer ${token}` }),
      ...(body !== undefined && !multipart && { 'Content-Type': 'application/json' }),
      ...options.headers,
    },
    body: multipart || body === undefined ? body : JSON.stringify(body),
    cache,
    signal,
  };
  const response = await (onProgress ? upload(url, init, onProgress) : fetch(url, init));
  setServerTime(response.headers.get('Date'));
  if (!response.ok) throw await apiErrorOf(response);
  return response;
}

/** Whether a failed call was answered. If not, the work may be done or not. */
export function wasAnswered(error: unknown): boolean {
  return !(error instanceof TypeError || error instanceof DOMException);
}

export function urlOf(endpoint: Endpoint, { params = {}, query = {} }: Pick<CallOptions, 'params' | 'query'> = {}): string {
  const path = endpoint.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined && value !== '') search.set(name, String(value));
  }
  return search.size > 0 ? `${path}?${search}` : path;
}

async function apiErrorOf(response: Response): Promise<ApiError> {
  const body: unknown = await response.json().catch(() => undefined);
  const text = errorBody.safeParse(body).data?.error || undefined;
  const note = acknowledgement.safeParse(body).data?.message;
  const retryAfter = Number(response.headers.get('Retry-After'));
  return new ApiError(response.status, text, retryAfter > 0 ? retryAfter : undefined, note, body);
}

/** @param next the `next` of an {@link Answer} @returns the query of that page */
export function queryOf(next: string): Record<string, string> {
  return Object.fromEntries(new URL(next, 'http://any.invalid').searchParams);
}
