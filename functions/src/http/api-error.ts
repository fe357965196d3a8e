/** A failure that the caller is told of. Handlers throw it; the one error handler writes it. */
export class ApiError extends Error {
  override name = 'ApiError';

  /**
   * @param status HTTP status
   * @param text for a person, out of the contract's messages
   * @param headers that go with the answer
   */
  constructor(
    readonly status: number,
    readonly text: string,
    readonly headers: Record<string, string> = {},
    options?: ErrorOptions,
  ) {
    super(text, options);
  }
}
