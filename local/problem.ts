/** Something a person can fix. The message says what is wrong and what to do. */
export class Problem extends Error {
  override name = 'Problem';
}

/** @returns the first line of the message of a caught value */
export function reasonOf(error: unknown): string {
  return (error instanceof Error ? error.message : String(error)).split('\n')[0] ?? '';
}

/** @throws {Problem} with all of the problems, if there are any */
export function assertNone(problems: string[]): void {
  if (problems.length > 0) throw new Problem(problems.join('\n'));
}
