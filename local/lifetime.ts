import { Problem } from './problem.ts';

/** Thrown where work goes on after the end was asked for. */
export class Interrupted extends Error {
  constructor(readonly signal: NodeJS.Signals) {
    super(`Ended by ${signal}`);
    this.name = 'Interrupted';
  }
}

type Close = () => Promise<void> | void;

/** What a command has opened, and the one place where it all ends again: in reverse order, whatever happens. */
export class Lifetime {
  readonly #closers: Close[] = [];
  #end: Error | undefined;
  #refuse!: (reason: Error) => void;

  /** Rejects when the command is to end before its work is done. */
  readonly ended = new Promise<never>((_, reject) => {
    this.#refuse = reject;
  });

  constructor() {
    this.ended.catch(() => undefined);
  }

  /** @throws when the end was asked for, so that nothing new is begun */
  check(): void {
    if (this.#end) throw this.#end;
  }

  /** Whether the end has begun: what ends now ends on purpose. */
  get isEnding(): boolean {
    return this.#end !== undefined;
  }

  /** Has `close` called at the end. */
  defer(close: Close): void {
    if (this.#end) {
      void close();
      throw this.#end;
    }
    this.#closers.push(close);
  }

  /** Asks for the end. Only the first reason counts. */
  end(reason: unknown): void {
    this.#end ??= reason instanceof Error ? reason : new Error(String(reason));
    this.#refuse(this.#end);
  }

  /** Closes everything that was opened, the latest first. */
  async close(): Promise<void> {
    this.#end ??= new Error('The command has ended');
    for (const close of this.#closers.splice(0).reverse()) {
      try {
        await close();
      } catch (error) {
        console.error(error instanceof Problem ? error.message : error);
      }
    }
  }
}

/**
 * Runs a command until it is done, fails or is told to end (Ctrl-C, SIGTERM, SIGHUP, or the death of the npm that
 * started it), then closes what it has opened.
 * @param body the command; resolves with its exit code
 * @param interruptedCode exit code when it was told to end; by default 128 and the signal's number, as shells have it
 * @returns the exit code
 */
export async function run(body: (life: Lifetime) => Promise<number>, interruptedCode?: number): Promise<number> {
  const life = new Lifetime();
  const signals = { SIGINT: 130, SIGTERM: 143, SIGHUP: 129 } as const;
  const onSignal = (signal: NodeJS.Signals) => life.end(new Interrupted(signal));
  // Once a terminal has gone, writing to it fails; the end must go on all the same.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);
  for (const signal of Object.keys(signals)) process.on(signal, onSignal);
  watchParent(life);
  try {
    return await Promise.race([body(life), life.ended]);
  } catch (error) {
    if (error instanceof Interrupted) {
      console.log('\nStopping');
      return interruptedCode ?? Object.entries(signals).find(([name]) => name === error.signal)?.[1] ?? 1;
    }
    console.error(error instanceof Problem ? error.message : error);
    return 1;
  } finally {
    await life.close();
  }
}

/** npm does not always pass a signal on: a killed npm would leave this process behind, and all it has started. */
function watchParent(life: Lifetime): void {
  if (process.env['npm_lifecycle_event'] === undefined) return;
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid !== parent) life.end(new Interrupted('SIGHUP'));
  }, 500);
  watch.unref();
}
