/** Goes with a 503: short enough for a person to wait, long enough for a service to come back. */
export const tryAgainSoon = { 'Retry-After': '30' };

/** A failure that the caller is told of. Handlers throw it; the one error handler writes it. */
export class ApiError extends Error {
  override name = 'ApiError';
  readonly more?: object;
  readonly account?: string;

  /**
   * @param status HTTP status
   * @param text for a person, out of the contract's messages
   * @param headers that go with the answer
   * @param options its cause, for the log; what the answer says beside the text; for a failed login the account, for the log
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
