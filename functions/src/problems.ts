/** Something the project's owner has to set is missing or wrong. The message is for the log, not for visitors. */
export class ConfigurationError extends Error {
  override name = 'ConfigurationError';
}

/** A service that the function needs can't be reached, or answers nonsense. The message is for the log. */
export class UnavailableError extends Error {
  override name = 'UnavailableError';
}

/** A service refuses what the function asks of it: a right is missing, say, or an index. The message is for the log. */
export class RefusalError extends Error {
  override name = 'RefusalError';
}

/** Something else has been stored by the same idempotency key already. */
export class KeyUsedError extends Error {
  override name = 'KeyUsedError';
}

/** As gRPC, Cloud Storage (HTTP), Node's sockets and the Admin SDK name what passes by itself. */
const passingCodes = new Set<unknown>([
  // Cancelled, unknown, deadline exceeded, resource exhausted, aborted, internal, unavailable:
  // https://grpc.io/docs/guides/status-codes/
  ...[1, 2, 4, 8, 10, 13, 14],
  ...[408, 429, 500, 502, 503, 504],
  ...['EAI_AGAIN', 'ECONNABORTED', 'ECONNREFUSED', 'ECONNRESET', 'EHOSTUNREACH', 'ENETUNREACH', 'ENOTFOUND', 'EPIPE', 'ETIMEDOUT'],
  'ERR_STREAM_PREMATURE_CLOSE',
  ...['app/network-error', 'app/network-timeout', 'auth/internal-error'],
]);

/** Whether a service could not be reached or gave up. Whether it has done what it was asked to can't be told then. */
export function isUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return error instanceof UnavailableError || ('code' in error && passingCodes.has(error.code)) || isUnavailable(error.cause);
}
