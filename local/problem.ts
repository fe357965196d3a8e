/** Something a person can fix. The message says what is wrong and what to do. */
export class Problem extends Error {
  override name = 'Problem';
}

/** @returns the first line of the message of a caught value, or what made fetch fail */
export function reasonOf(error: unknown): string {
  // fetch itself only says that it failed.
  const cause = error instanceof TypeError && error.cause instanceof Error ? error.cause : error;
  if (cause !== error && cause instanceof Error && 'code' in cause) return String(cause.code);
  return (cause instanceof Error ? cause.message : String(cause)).split('\n')[0] ?? '';
}

/** @throws {Problem} with all of the problems, if there are any */
export function assertNone(problems: string[]): void {
  if (problems.length > 0) throw new Problem(problems.join('\n'));
}
