import type { z } from 'zod/mini';
import { acknowledgement, type Endpoint, errorBody } from '#contract/endpoints.ts';
import { limits } from '#contract/limits.ts';
import { type Deadline, startDeadline } from './deadline.ts';
import { type OnProgress, upload } from './upload.ts';

/** A call that the server answered with a failure. */
export class ApiError extends Error {
  /**
   * @param status HTTP status
   * @param text what the server says to a person; absent where the answer held no such text (an error page, say)
   * @param retryAfter seconds to wait, where the server named them
   * @param note what the answer calls `message`: not this server's way, but that of what may stand before it
   * @param body the answer as it came, where it was JSON
   */
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

type Output<E extends Endpoint> = E['output'] extends z.ZodMiniType ? z.infer<E['output']> : undefined;

export type CallOptions = {
  params?: Record<string, string>;
  query?: Record<string, string | number | undefined>;
  /** Sent as JSON, or as multipart where it is `FormData`. */
  body?: unknown;
  /** Bearer token of an admin. */
  token?: string;
  headers?: Record<string, string>;
  /** As `fetch` takes it. */
  cache?: RequestCache;
  signal?: AbortSignal;
  /** Told how much of the body is on its way, in bytes. */
  onProgress?: OnProgress;
};

export type Answer<E extends Endpoint> = {
  data: Output<E>;
  /** URL of the next page, from the `Link` header. */
  next?: string;
};

/**
 * The only place the site talks to its server. It gives up when nothing more was heard, and nothing more could be sent, for
 * `limits.answerMs`.
 * @throws {ApiError} when the server refuses; the browser's `TypeError` when it can't be reached; a `DOMException` named
 *   `TimeoutError` or `AbortError`; a `SyntaxError` or `$ZodError` when the answer is not what the contract says
 */
export async function call<E extends Endpoint>(endpoint: E, options: CallOptions = {}): Promise<Answer<E>> {
  const deadline = startDeadline(limits.answerMs, options.signal);
  try {
    const response = await send(endpoint, options, deadline);
    if (!response.ok) throw await failure(response);
    const text = await bodyOf(response, deadline).text();
    return { data: parse(endpoint, text), next: nextPage(response.headers.get('Link')) };
  } finally {
    deadline.stop();
  }
}

/** A file that the server answered with. */
export type Download = {
  content: Blob;
  /** The name that the server gives it; absent where it names none. */
  name?: string;
};

/** {@link call} for an endpoint that answers with a file. Throws the same. */
export async function download(endpoint: Endpoint, options: CallOptions = {}): Promise<Download> {
  const deadline = startDeadline(limits.answerMs, options.signal);
  try {
    const response = await send(endpoint, options, deadline);
    if (!response.ok) throw await failure(response);
    const name = response.headers.get('Content-Disposition')?.match(/filename="?([^";]+)"?/)?.[1];
    return { content: await bodyOf(response, deadline).blob(), name };
  } finally {
    deadline.stop();
  }
}

function send(endpoint: Endpoint, options: CallOptions, { signal, restart }: Deadline): Promise<Response> {
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
  if (!onProgress) return fetch(url, request);
  return upload(url, request, (sent, total) => {
    restart();
    onProgress(sent, total);
  });
}

/**
 * @returns the answer's body with its type, each piece of which begins the deadline anew. Not its status: one without a body
 *   could not be given the empty stream that browsers make of it.
 */
function bodyOf({ body, headers }: Response, { restart }: Deadline): Response {
  restart();
  const pieces = new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
    transform: (piece, controller) => {
      restart();
      controller.enqueue(piece);
    },
  });
  return new Response(body?.pipeThrough(pieces), { headers });
}

/**
 * Whether a failed call got an answer at all. Without one nobody knows whether the server did the work, and a captcha
 * token may be unspent.
 */
export function wasAnswered(error: unknown): boolean {
  return !(error instanceof TypeError || error instanceof DOMException);
}

/** @returns the call's path with its parameters and query filled in */
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

async function failure(response: Response): Promise<ApiError> {
  const body: unknown = await response.json().catch(() => undefined);
  const text = errorBody.safeParse(body).data?.error || undefined;
  const note = acknowledgement.safeParse(body).data?.message;
  const retryAfter = Number(response.headers.get('Retry-After'));
  return new ApiError(response.status, text, retryAfter > 0 ? retryAfter : undefined, note, body);
}

/** @param next an answer's `next` @returns the query that asks for that page */
export function queryOf(next: string): Record<string, string> {
  return Object.fromEntries(new URL(next, 'http://any.invalid').searchParams);
}

function nextPage(link: string | null): string | undefined {
  return link?.match(/<([^>]+)>;\s*rel="next"/)?.[1];
}
