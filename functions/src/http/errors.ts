import type { ErrorRequestHandler, Request, RequestHandler } from 'express';
import { texts } from '../contract/texts.ts';
import { log } from '../log.ts';
import { ConfigurationError, isUnavailable, KeyUsedError, RefusalError, UnavailableError } from '../problems.ts';
import { ApiError, tryAgainSoon } from './api-error.ts';
import { endpointPath } from './endpoint.ts';

const begun = new WeakMap<Request, number>();

/** Takes the time, for the log. */
export const takeTime: RequestHandler = (request, _response, next) => {
  begun.set(request, performance.now());
  next();
};

/** Answers whatever no endpoint has. */
export const notFound: RequestHandler = () => {
  throw new ApiError(404, texts.notFound);
};

/** A failure whose caller is a person at a page: what became of it, and the page that says so. */
export class PageFailure extends Error {
  override name = 'PageFailure';

  /**
   * @param page HTML
   * @param cause what failed; it decides the status, and stands in the log
   */
  constructor(
    readonly page: string,
    cause: unknown,
  ) {
    super('A page could not be made', { cause });
  }
}

/** The only place that writes a failure. Of those that are ours to mend the caller learns no detail; the log does. */
// eslint-disable-next-line @typescript-eslint/no-unused-vars -- Express knows an error handler by its four parameters
export const errorHandler: ErrorRequestHandler = (error: unknown, request, response, next) => {
  // The caller hung up in the middle of a file.
  if (isPrematureClose(error) && response.destroyed) return;
  const failure: unknown = error instanceof PageFailure ? error.cause : error;
  const { status, text, headers, more } = toApiError(failure);
  if (status >= 500) logFailure(failure, request, status);
  if (response.headersSent || response.destroyed) {
    // Half an answer is out. Cutting the connection is the only way left to say that it is not whole.
    response.destroy();
    return;
  }
  // Whatever the handler had said before it failed, of its kind, its name as a file, of caching, was said of its answer.
  response.removeHeader('Content-Disposition');
  response.status(status).set({ 'Cache-Control': 'private, no-store', ...headers });
  if (error instanceof PageFailure) response.type('html').send(error.page);
  else response.type('json').json({ error: text, ...more });
};

function isPrematureClose(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ERR_STREAM_PREMATURE_CLOSE';
}

function toApiError(error: unknown): ApiError {
  if (error instanceof ApiError) return error;
  // A path parameter that is no UTF-8 names nothing that there is.
  if (error instanceof URIError) return new ApiError(404, texts.notFound);
  if (error instanceof ConfigurationError) return new ApiError(500, texts.configuration);
  if (error instanceof KeyUsedError) return new ApiError(422, texts.keyUsed);
  if (isUnavailable(error)) return new ApiError(503, texts.unavailable, tryAgainSoon);
  return new ApiError(500, texts.internal);
}

/**
 * Messages of errors that are not ours can quote what somebody sent, so they stay out; where it happened and of which kind it was
 * does not.
 */
function logFailure(error: unknown, request: Request, status: number): void {
  const causes = [];
  for (let cause = error; cause instanceof Error && causes.length < 4; cause = cause.cause) causes.push(describe(cause));
  log({
    severity: 'ERROR',
    message: causes[0]?.reason ?? 'Request failed',
    method: request.method,
    path: endpointPath(request),
    status,
    durationMs: Math.round(performance.now() - (begun.get(request) ?? Number.NaN)),
    causes,
  });
}

function describe(error: Error) {
  const ours = [ConfigurationError, UnavailableError, RefusalError, ApiError].some((kind) => error instanceof kind);
  return {
    name: error.name,
    reason: ours ? error.message : undefined,
    code: 'code' in error ? error.code : undefined,
    stack: error.stack?.match(/^ {4}at .*$/gm)?.slice(0, 8),
  };
}
