import type { Kind } from './test-kinds.ts';
import type { Outcome } from './vitest-run.ts';

/** Collects what `npm test` found, and says it. */
export class TestReport {
  readonly #lines: string[] = [];
  readonly #failedChecks: string[] = [];
  readonly #left: string[] = [];
  #passed = 0;
  #failed = 0;
  #skipped = 0;

  /** @param strict whether anything skipped is a failure */
  constructor(readonly strict: boolean) {}

  addCheck(name: string, ok: boolean, output: string): void {
    this.#lines.push(`${name}: ${ok ? 'ok' : 'failed'}`);
    if (ok) return;
    this.#failedChecks.push(name);
    console.log(output);
  }

  addKind(kind: Kind, { passed, failed, skipped, output }: Outcome): void {
    this.#passed += passed;
    this.#failed += failed;
    this.#skipped += skipped.length;
    this.#left.push(...skipped.map((name) => `${kind}: ${name}`));
    this.#lines.push(`${kind}: ${passed} passed, ${failed} failed, ${skipped.length} skipped`);
    if (failed > 0) console.log(output);
  }

  /** A whole kind, or a file of one, that can't run here. @param what its name */
  skip(what: string, tests: number, reason: string): void {
    this.#skipped += tests;
    this.#left.push(`${what}: ${reason}`);
    this.#lines.push(`${what}: ${tests} skipped (a table of cases counted as one)`);
  }

  /** Prints a line per kind, what was skipped and why, and the counts last. @returns the exit code */
  finish(): number {
    console.log(`\n${this.#lines.join('\n')}`);
    for (const left of this.#left) console.log(`skipped: ${left}`);
    const refused = this.strict && this.#left.length > 0;
    if (refused) console.log('CI is true: nothing may be skipped.');
    const checks = this.#failedChecks.length > 0 ? `; ${this.#failedChecks.join(', ')} failed` : '';
    console.log(`tests: ${this.#passed} passed, ${this.#failed} failed, ${this.#skipped} skipped${checks}`);
    return this.#failed > 0 || this.#failedChecks.length > 0 || refused ? 1 : 0;
  }
}
