import type { ErrorRequestHandler, Request, RequestHandler, Response } from 'express';
import { type Endpoint, errorBody } from '../contract/endpoint.ts';
import { responseTexts } from '../contract/response-texts.ts';
import { hashed } from '../firestore/hashed.ts';
import { log } from '../log.ts';
import { codeOf, ConfigurationError, isTemporaryFailure, ServiceRefusalError, UnavailableError } from '../errors.ts';
import { ApiError, tryAgainSoon } from './api-error.ts';
import { endpointPath } from './endpoint.ts';

/** The alerts in local/alerts filter the log by these names. */
export const events = ['login failed', 'captcha refused', 'not logged in', 'forbidden', 'too many attempts'] as const;

export const notFound: RequestHandler = () => {
  throw new ApiError(404, responseTexts.notFound);
};

export class PageFailure extends Error {
  override name = 'PageFailure';

  /** @param page HTML @param cause decides the status and is logged */
  constructor(
    readonly page: string,
    cause: unknown,
  ) {
    super('A page could not be made', { cause });
  }
}

/** Logs and answers every failure. A 5xx contains no detail. @param addressOf logged as a hash */
export function createErrorHandler(addressOf: (request: Request) => string): ErrorRequestHandler {
  // oxlint-disable-next-line no-unused-vars -- Express counts the parameters
  return (error: unknown, request, response, next) => {
    if (codeOf(error) === 'ERR_STREAM_PREMATURE_CLOSE' && response.destroyed) return;
    const failure: unknown = error instanceof PageFailure ? error.cause : error;
    const { status, text, headers, details } = toApiError(failure);
    if (error instanceof ApiError) logRefusal(error, request, addressOf(request));
    if (status >= 500) logFailure(failure, request, response, status);
    if (response.headersSent || response.destroyed) {
      // A closed connection tells the client that the answer is incomplete.
      response.destroy();
      return;
    }
    // The handler may have set headers for its own answer.
    response.removeHeader('Content-Disposition');
    response.status(status).set({ 'Cache-Control': 'private, no-store', ...headers });
    if (error instanceof PageFailure) response.type('html').send(error.page);
    else
      response.type('json').json(refusalOf(response.locals['endpoint'] as Endpoint | undefined, status, { error: text, ...details.more }));
  };
}

/**
 * @param endpoint undefined for what is no endpoint
 * @returns what is declared for the endpoint and status, if the refusal is that, else only `error`
 */
export function refusalOf(endpoint: Endpoint | undefined, status: number, refusal: { error: string }): unknown {
  return endpoint?.refusals?.[status]?.safeParse(refusal).data ?? errorBody.parse(refusal);
}

function toApiError(error: unknown): ApiError {
  if (error instanceof ApiError) return error;
  if (error instanceof ConfigurationError) return new ApiError(500, responseTexts.configuration);
  if (isTemporaryFailure(error)) return new ApiError(503, responseTexts.unavailable, tryAgainSoon);
  return new ApiError(500, responseTexts.internal);
}

function logRefusal(error: ApiError, request: Request, address: string): void {
  const message = eventOf(error);
  if (!message) return;
  log({
    severity: 'NOTICE',
    message,
    method: request.method,
    path: endpointPath(request),
    status: error.status,
    account: error.details.account,
    address: hashed('client address', address).slice(0, 16),
  });
}

function eventOf({ status, text, details }: ApiError): (typeof events)[number] | undefined {
  if (details.account !== undefined) return 'login failed';
  if (text === responseTexts.captchaRefused) return 'captcha refused';
  if (text === responseTexts.unauthorised) return 'not logged in';
  if (status === 403) return 'forbidden';
  return status === 429 ? 'too many attempts' : undefined;
}

/** Messages of foreign errors are not logged, since they can quote what somebody sent. */
function logFailure(error: unknown, request: Request, response: Response, status: number): void {
  const causes = [];
  for (let cause = error; cause instanceof Error && causes.length < 4; cause = cause.cause) causes.push(describe(cause));
  log({
    severity: 'ERROR',
    message: causes[0]?.reason ?? 'Request failed',
    method: request.method,
    path: endpointPath(request),
    status,
    durationMs: Math.round(performance.now() - Number(response.locals['startedAt'])),
    causes,
  });
}

function describe(error: Error) {
  const ours = [ConfigurationError, UnavailableError, ServiceRefusalError, ApiError].some((kind) => error instanceof kind);
  return {
    name: error.name,
    reason: ours ? error.message : undefined,
    code: codeOf(error),
    stack: error.stack?.match(/^ {4}at .*$/gm)?.slice(0, 8),
  };
}
