/** Something a person can mend. Its message is one line that says what is wrong and what to do; no stack is shown. */
export class Problem extends Error {
  override name = 'Problem';
}

/** @returns what a caught value says, in one line */
export function reasonOf(error: unknown): string {
  return (error instanceof Error ? error.message : String(error)).split('\n')[0] ?? '';
}
