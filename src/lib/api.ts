import type { z } from 'zod/mini';
import { acknowledgement, type Endpoint, errorBody } from '#contract/endpoints.ts';
import { limits } from '#contract/limits.ts';
import { type Deadline, startDeadline } from './deadline.ts';
import { setServerTime } from './server-clock.ts';
import { type OnProgress, upload } from './upload.ts';

export class ApiError extends Error {
  /** @param retryAfter in seconds @param note the answer's `message`, which a proxy may send instead of an error */
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

/** For what is deleted already. @throws the error unless it says that something is missing */
export function ignoreMissing(error: unknown): undefined {
  if (!(error instanceof ApiError && error.status === 404)) throw error;
}

type Output<E extends Endpoint> = E['output'] extends z.ZodMiniType ? z.infer<E['output']> : undefined;

export type CallOptions = {
  params?: Record<string, string>;
  query?: Record<string, string | number | undefined>;
  /** Sent as multipart if it is `FormData`, otherwise as JSON. */
  body?: unknown;
  /** The bearer token of staff. */
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
 * Calls an endpoint. @throws {ApiError} if the server answers with an error status; otherwise the error of fetch, of the deadline
 * (`limits.answerMs`) or of parsing the answer
 */
export async function call<E extends Endpoint>(endpoint: E, options: CallOptions = {}): Promise<Answer<E>> {
  const deadline = startDeadline(limits.answerMs, options.signal);
  try {
    const response = await send(endpoint, options, deadline);
    if (!response.ok) throw await apiErrorOf(response);
    const text = await bodyOf(response, deadline).text();
    return { data: parse(endpoint, text), next: nextPage(response.headers.get('Link')) };
  } finally {
    deadline.stop();
  }
}

export type Download = {
  content: Blob;
  /** The file name, if the server sends one. */
  name?: string;
};

/** {@link call} for an endpoint that answers with a file. */
export async function download(endpoint: Endpoint, options: CallOptions = {}): Promise<Download> {
  const deadline = startDeadline(limits.answerMs, options.signal);
  try {
    const response = await send(endpoint, options, deadline);
    if (!response.ok) throw await apiErrorOf(response);
    const name = response.headers.get('Content-Disposition')?.match(/filename="?([^";]+)"?/)?.[1];
    return { content: await bodyOf(response, deadline).blob(), name };
  } finally {
    deadline.stop();
  }
}

async function send(endpoint: Endpoint, options: CallOptions, { signal, restart }: Deadline): Promise<Response> {
  const { body, token, cache, onProgress } = options;
  const multipart = body instanceof FormData;
  const url = urlOf(endpoint, options);
  const request = {
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
  const answer = onProgress
    ? upload(url, request, (sent, total) => {
        restart();
        onProgress(sent, total);
      })
    : fetch(url, request);
  const response = await answer;
  setServerTime(response.headers.get('Date'));
  return response;
}

/** @returns the body as a new response whose chunks restart the deadline. Its status is 200, because the status 204 cannot have a body. */
function bodyOf({ body, headers }: Response, { restart }: Deadline): Response {
  restart();
  const chunks = new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
    transform: (chunk, controller) => {
      restart();
      controller.enqueue(chunk);
    },
  });
  return new Response(body?.pipeThrough(chunks), { headers });
}

/** Whether a failed call was answered. If not, the server may or may not have done the work, and the captcha token may be unused. */
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

function parse<E extends Endpoint>(endpoint: E, text: string): Output<E> {
  if (!endpoint.output) return undefined as Output<E>;
  return endpoint.output.parse(text === '' ? [] : JSON.parse(text)) as Output<E>;
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

function nextPage(link: string | null): string | undefined {
  return link?.match(/<([^>]+)>;\s*rel="next"/)?.[1];
}
