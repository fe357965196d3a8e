/** The header of 503 answers, in seconds. */
export const tryAgainSoon = { 'Retry-After': '30' };

/** A failure that the caller learns about. Handlers throw it; the error handler writes it. */
export class ApiError extends Error {
  override name = 'ApiError';
  readonly more?: object;
  readonly account?: string;

  /** @param options `cause` is for the log, `more` for the answer, `account` for a failed login */
  constructor(
    readonly status: number,
    readonly text: string,
    readonly headers: Record<string, string> = {},
    options: ErrorOptions & { more?: object; account?: string } = {},
  ) {
    super(text, options);
    this.more = options.more;
    this.account = options.account;
  }
}
