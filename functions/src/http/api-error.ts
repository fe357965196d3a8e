/** For a 503, in seconds. */
export const tryAgainSoon = { 'Retry-After': '30' };

/** A failure that the caller learns about. Handlers throw it; the error handler writes it. */
export class ApiError extends Error {
  override name = 'ApiError';
  readonly more?: object;
  readonly account?: string;

  /**
   * @param status HTTP status
   * @param text for a person, from the catalogue of texts
   * @param headers of the answer
   * @param options `cause` is for the log, `more` are further fields of the answer, `account` names the account of a failed login for the
   *   log
   */
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
