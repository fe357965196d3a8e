import { Problem } from './problem.ts';

/** Thrown when a signal ends a command before its work is done. */
export class Interrupted extends Error {
  constructor(readonly signal: NodeJS.Signals) {
    super(`Ended by ${signal}`);
  }
}

/**
 * Collects what a command opens and closes it at the end, in reverse order.
 * `abort` asks the command to end. Only its first reason counts.
 */
export class Lifetime extends AbortController {
  readonly #opened = new AsyncDisposableStack();

  /** Rejects when the command is to end. */
  readonly ended = new Promise<never>((_, reject) => {
    this.signal.addEventListener('abort', () => reject(this.signal.reason as Error));
  });

  constructor() {
    super();
    this.ended.catch(() => undefined);
  }

  defer(close: () => Promise<void> | void): void {
    this.#opened.defer(close);
  }

  /** Closes everything, even if something fails to close. */
  async close(): Promise<void> {
    this.abort(new Error('The command has ended'));
    await this.#opened.disposeAsync().catch((error: unknown) => console.error(error));
  }
}

const exitCodes = { SIGINT: 130, SIGTERM: 143, SIGHUP: 129 } as const;

/**
 * Runs a command until it is done, fails or is interrupted, then closes what it opened.
 * @param body resolves with the exit code, by default 0
 * @param interruptedCode the exit code after a signal; by default 128 plus its number
 */
export async function run(body: (life: Lifetime) => Promise<number | undefined>, interruptedCode?: number): Promise<number> {
  const life = new Lifetime();
  for (const signal of Object.keys(exitCodes)) process.on(signal, (name: NodeJS.Signals) => life.abort(new Interrupted(name)));
  // Writing to a closed terminal fails.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);
  try {
    return (await Promise.race([body(life), life.ended])) ?? 0;
  } catch (error) {
    if (error instanceof Interrupted) {
      console.log('\nStopping');
      return interruptedCode ?? exitCodes[error.signal as keyof typeof exitCodes];
    }
    console.error(error instanceof Problem ? error.message : error);
    return 1;
  } finally {
    await life.close();
  }
}
