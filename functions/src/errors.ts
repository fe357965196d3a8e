/** A setting of the project is missing or wrong. The message is for the log. */
export class ConfigurationError extends Error {
  override name = 'ConfigurationError';
}

/** A service can't be reached or gives a malformed answer. The message is for the log. */
export class UnavailableError extends Error {
  override name = 'UnavailableError';
}

/** A service refuses a call, for example because a permission or an index is missing. The message is for the log. */
export class RefusalError extends Error {
  override name = 'RefusalError';
}

/** Another submission has been stored under the same idempotency key. */
export class KeyUsedError extends Error {
  override name = 'KeyUsedError';
}

/** Codes of temporary failures of gRPC, Cloud Storage (HTTP), Node's sockets and the Admin SDK. */
const passingCodes = new Set<unknown>([
  // Cancelled, unknown, deadline exceeded, resource exhausted, aborted, internal, unavailable: https://grpc.io/docs/guides/status-codes/
  ...[1, 2, 4, 8, 10, 13, 14],
  ...[408, 429, 500, 502, 503, 504],
  ...['EAI_AGAIN', 'ECONNABORTED', 'ECONNREFUSED', 'ECONNRESET', 'EHOSTUNREACH', 'ENETUNREACH', 'ENOTFOUND', 'EPIPE', 'ETIMEDOUT'],
  'ERR_STREAM_PREMATURE_CLOSE',
  ...['app/network-error', 'app/network-timeout', 'auth/internal-error'],
]);

/** Whether a service was unreachable. It may still have done its work. */
export function isUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return error instanceof UnavailableError || ('code' in error && passingCodes.has(error.code)) || isUnavailable(error.cause);
}
