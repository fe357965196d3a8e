// The messages of these errors are for the log.

/** A setting of the project is missing or wrong. */
export class ConfigurationError extends Error {
  override name = 'ConfigurationError';
}

/** A service can't be reached or gives no usable answer. Trying again may help. */
export class UnavailableError extends Error {
  override name = 'UnavailableError';
}

/** A call fails for good: a permission or an index is missing, or a value has an unknown type. */
export class ServiceRefusalError extends Error {
  override name = 'ServiceRefusalError';
}

/** @returns the code of an error of Node, gRPC or a library, undefined if it has none */
export function codeOf(error: unknown): unknown {
  return error instanceof Error && 'code' in error ? error.code : undefined;
}

/** Codes of failures that may pass: https://grpc.io/docs/guides/status-codes/ */
const grpcCodes = [1, 2, 4, 8, 10, 13, 14];
const httpCodes = [408, 429, 500, 502, 503, 504];
const socketCodes = [
  'EAI_AGAIN',
  'ECONNABORTED',
  'ECONNREFUSED',
  'ECONNRESET',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EPIPE',
  'ETIMEDOUT',
];
const libraryCodes = ['ERR_STREAM_PREMATURE_CLOSE', 'app/network-error', 'app/network-timeout', 'auth/internal-error'];

const temporaryCodes = new Set<unknown>([...grpcCodes, ...httpCodes, ...socketCodes, ...libraryCodes]);

/** Whether a call failed temporarily. The service may have carried it out nevertheless. */
export function isTemporaryFailure(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return error instanceof UnavailableError || temporaryCodes.has(codeOf(error)) || isTemporaryFailure(error.cause);
}
