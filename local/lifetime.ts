import { Problem } from './problem.ts';

/** Thrown when a signal ends a command before its work is done. */
export class Interrupted extends Error {
  constructor(readonly signal: NodeJS.Signals) {
    super(`Ended by ${signal}`);
    this.name = 'Interrupted';
  }
}

type Close = () => Promise<void> | void;

/** Collects what a command opens and closes it at the end, in reverse order. */
export class Lifetime {
  readonly #closers: Close[] = [];
  #reason: Error | undefined;
  #reject!: (reason: Error) => void;

  /** Rejects when the command is to end before its work is done. */
  readonly ended = new Promise<never>((_, reject) => {
    this.#reject = reject;
  });

  constructor() {
    this.ended.catch(() => undefined);
  }

  get isEnding(): boolean {
    return this.#reason !== undefined;
  }

  /** @throws when the end has begun, so that nothing new is started */
  check(): void {
    if (this.#reason) throw this.#reason;
  }

  /** Calls `close` at the end. */
  defer(close: Close): void {
    this.#closers.push(close);
  }

  /** Requests the end. Only the first reason counts. */
  end(reason: Error): void {
    this.#reason ??= reason;
    this.#reject(this.#reason);
  }

  /** Closes everything, also when something fails to close. */
  async close(): Promise<void> {
    this.#reason ??= new Error('The command has ended');
    for (let close = this.#closers.pop(); close; close = this.#closers.pop()) {
      try {
        await close();
      } catch (error) {
        console.error(error instanceof Problem ? error.message : error);
      }
    }
  }
}

const exitCodes = { SIGINT: 130, SIGTERM: 143, SIGHUP: 129 } as const;

/**
 * Runs a command until it is done, fails or receives SIGINT, SIGTERM or SIGHUP, then closes what it has opened.
 * @param body the command; resolves with its exit code
 * @param interruptedCode exit code after a signal; by default 128 plus the signal's number, as in a shell
 * @returns the exit code
 */
export async function run(body: (life: Lifetime) => Promise<number>, interruptedCode?: number): Promise<number> {
  const life = new Lifetime();
  for (const signal of Object.keys(exitCodes)) process.on(signal, (name: NodeJS.Signals) => life.end(new Interrupted(name)));
  // After a terminal has closed, writing to it fails; the command still has to close what it opened.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);
  try {
    return await Promise.race([body(life), life.ended]);
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
