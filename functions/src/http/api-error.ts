/** In seconds. */
export const tryAgainSoon = { 'Retry-After': '30' };

/** Handlers throw it. The error handler writes it. */
export class ApiError extends Error {
  override name = 'ApiError';
  readonly more?: object;
  readonly account?: string;

  /** @param options `more` has further fields of the answer, `account` is of a failed login */
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
